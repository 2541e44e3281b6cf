// @vitest-environment happy-dom
/** What the services of payment links and QR codes send, and what they make of the answers. */
import type { NewLink } from '../../../machines/links/newPaymentLink/newPaymentLink.machine';
import { bearer, describeServices } from '../../../tests/services/exchanges';
import * as links from './paymentLinks';
import { listCodes, loadQrLinks } from './qrCodes';

const LINKS = 'GET /subsidiary/dashboard/payment/link/subsidiary';
const CODES = 'GET /subsidiary/dashboard/payment/qr/fetch';
const NEW = { to: 'POST /subsidiary/dashboard/payment/link/new', headers: { ...bearer, 'idempotency-key': 'K' } };
const SWITCH = 'POST /subsidiary/dashboard/payment/link/update-status';

const at = (name: string) => `https://pay.provider.test/${name}`;
const wireLink = (id: number, name: string) => ({
  id,
  reference: `KPL-${name}`,
  name,
  amount: '0.00',
  limit: 5,
  currency: 'NGN',
  paymentType: 'Single',
  authOption: 'AUTH',
  isActive: false,
  paymentLinkUrl: at(name),
});
const link = (id: string, name: string) => ({
  id,
  reference: `KPL-${name}`,
  name,
  description: '',
  amount: null,
  limit: '5',
  currency: 'NGN',
  paymentType: 'Single',
  authOption: 'AUTH',
  redirectUrl: '',
  splitSettlementId: '',
  isActive: false,
  url: at(name),
});
const noDays = { from: '', to: '' };

const values: NewLink = {
  name: ' =Stall ',
  description: ' Fruit ',
  paymentType: 'S',
  currency: 'NGN',
  amount: ' 5,000.25 ',
  limit: ' 10 ',
  redirectUrl: ' https://b.test/?a=%2F ',
  authOption: 'NOAUTH',
  splitSettlementId: '3',
};
const bare = { name: '=Stall', paymentType: 'S', currency: 'NGN', authOption: 'NOAUTH' };

const wireAda = {
  customerName: 'Ada',
  amount: 5000,
  currency: 'NGN',
  emailAddress: 'a@c.test',
  status: 'New',
  noOfPayment: 3,
};
const ada = {
  customerName: 'Ada',
  amount: '5000',
  currency: 'NGN',
  emailAddress: 'a@c.test',
  status: 'New',
  phoneNumber: '',
  paymentType: '',
  frequency: '',
  payments: 3,
  subscribedAt: null,
};

describeServices('payment links', [
  {
    name: '[PLK-01 GEN-04] listLinks',
    call: (options) =>
      links.listLinks(
        { filter: { keyword: '', state: 'active', days: { from: '2026-11-01', to: '2026-11-21' } }, page: 2, size: 20 },
        options,
      ),
    asks: [
      {
        to: LINKS,
        query: { status: 'active', fromdate: '2026-11-01 00:00:00', todate: '2026-11-21 23:59:59' },
        answer: { items: [wireLink(7, 'stall')], totalItems: 1 },
      },
    ],
    gives: { rows: [link('7', 'stall')], total: 1 },
  },
  {
    name: '[PLK-01] listLinks without a filter',
    call: (options) => links.listLinks({ filter: { keyword: '', state: '', days: noDays }, page: 1, size: 20 }, options),
    asks: [{ to: LINKS, answer: { items: [] } }],
    gives: { rows: [], total: 0 },
  },
  {
    name: '[PLK-02] loadLinkChoices',
    call: (options) => links.loadLinkChoices(undefined, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/payment/link/types',
        answer: { paymentLinkTypes: [{ code: 1, paymentLinkName: 'Single' }] },
      },
      { to: 'GET /splitsettlement/minimal/fetch', answer: { data: [{ splitSettlementId: 3, name: 'Partners' }] } },
    ],
    gives: { types: [{ code: '1', name: 'Single' }], splits: [{ id: '3', name: 'Partners' }] },
  },
  {
    name: '[PLK-02] createLink of all fields',
    call: (options) => links.createLink({ idempotencyKey: 'K', values }, options),
    asks: [
      {
        ...NEW,
        body: {
          ...bare,
          description: 'Fruit',
          amount: '5000.25',
          limit: 10,
          redirectUrl: 'https://b.test/?a=%2F',
          splitSettlementId: '3',
        },
      },
    ],
    gives: { message: 'Done' },
  },
  {
    name: '[PLK-02] createLink of what a link needs',
    call: (options) =>
      links.createLink(
        {
          idempotencyKey: 'K',
          values: { ...values, description: ' ', amount: '', limit: '', redirectUrl: ' ', splitSettlementId: '' },
        },
        options,
      ),
    asks: [{ ...NEW, body: bare }],
    gives: { message: 'Done' },
  },
  {
    name: '[PLK-03] switchLink of an active one',
    call: (options) => links.switchLink({ subject: { reference: 'KPL-1', isActive: true } }, options),
    asks: [{ to: SWITCH, body: { action: 'disable', reference: 'KPL-1' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[PLK-03] switchLink of a deactivated one',
    call: (options) => links.switchLink({ subject: { reference: 'KPL-1', isActive: false } }, options),
    asks: [{ to: SWITCH, body: { action: 'activate', reference: 'KPL-1' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[PLK-04] findLink',
    call: (options) => links.findLink({ key: '8' }, options),
    asks: [{ to: LINKS, answer: { items: [wireLink(7, 'stall'), wireLink(8, 'shelf')] } }],
    gives: { link: link('8', 'shelf') },
  },
  {
    name: '[PLK-04] findLink that is gone',
    call: (options) => links.findLink({ key: '../9' }, options),
    asks: [{ to: LINKS, answer: { items: [wireLink(7, 'stall')] } }],
    gives: { link: null },
  },
  {
    name: '[SBS-01 GEN-04] listSubscribers',
    call: (options) =>
      links.listSubscribers(
        {
          filter: {
            link: '7/../8?%',
            keyword: { text: 'ada', column: 'emailAddress' },
            status: 'New',
            days: { from: '2026-11-01', to: '2026-11-21' },
          },
          page: 1,
          size: 20,
        },
        options,
      ),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/recurringLink/7%2F..%2F8%3F%25/details',
        query: {
          SelectedSearchableColumn: 'emailAddress',
          Keyword: 'ada',
          StartDate: '2026-11-01 00:00:00',
          EndDate: '2026-11-21 23:59:59',
        },
        answer: { items: [wireAda] },
      },
    ],
    gives: { rows: [{ ...ada, id: '0' }] },
  },
  {
    name: '[SBS-01] listSubscribers without a filter',
    call: (options) =>
      links.listSubscribers(
        { filter: { link: '7', keyword: { text: '', column: 'customerName' }, status: '', days: noDays }, page: 1, size: 20 },
        options,
      ),
    asks: [{ to: 'GET /subsidiary/dashboard/recurringLink/7/details', answer: { items: [wireAda, wireAda] } }],
    gives: {
      rows: [
        { ...ada, id: '0' },
        { ...ada, id: '1' },
      ],
    },
  },
]);

const wireCode = (linkName: string, linkType: string) => ({ linkName, linkType, linkUrl: at(linkName), status: true });
const code = (name: string, more: object) => ({ name, type: 'Payment Link', url: at(name), isActive: true, ...more });

describeServices('QR codes', [
  {
    name: '[QRC-01] listCodes',
    ownFaults: true,
    call: (options) => listCodes(undefined, options),
    asks: [
      { to: CODES, answer: { items: [{ links: [wireCode('stall', 'Payment Link'), wireCode('gone', 'Payment Link')] }] } },
      { to: LINKS, answer: { items: [wireLink(7, 'stall'), { ...wireLink(8, 'x'), paymentLinkUrl: 'javascript:x' }] } },
    ],
    gives: {
      rows: [code('stall', { id: 'KPL-stall', reference: 'KPL-stall' }), code('gone', { id: at('gone'), reference: '' })],
    },
  },
  {
    name: '[QRC-02] loadQrLinks of payment links',
    call: (options) => loadQrLinks({ kind: 'Payment Link' }, options),
    asks: [{ to: LINKS, answer: { items: [wireLink(7, 'stall')] } }],
    gives: { links: [{ name: 'stall', url: at('stall'), isActive: false }] },
  },
  {
    name: '[QRC-02] loadQrLinks of catalogs',
    call: (options) => loadQrLinks({ kind: 'Catalog Link' }, options),
    asks: [{ to: CODES, answer: { items: [{ links: [wireCode('stall', 'Payment Link'), wireCode('shelf', 'Catalog Link')] }] } }],
    gives: { links: [{ name: 'shelf', url: at('shelf'), isActive: true }] },
  },
]);
