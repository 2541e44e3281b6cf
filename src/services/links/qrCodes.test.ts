// @vitest-environment happy-dom
/** What the calls of QR codes and of subscribers send, and what is made of two answers. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listSubscribers } from './paymentLinks';
import { listCodes, loadQrLinks } from './qrCodes';

const CODES = '/subsidiary/dashboard/payment/qr/fetch';
const LINKS = '/subsidiary/dashboard/payment/link/subsidiary';

type Answer = { readonly status?: number; readonly body: object };

const asked: { readonly path: string; readonly query: object }[] = [];
let answers: Readonly<Record<string, Answer>> = {};
const options = { signal: new AbortController().signal };

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://kontor.test');
    asked.push({ path: pathname, query: Object.fromEntries(searchParams) });
    const { status = 200, body } = answers[pathname] ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
});

const at = (name: string) => `https://pay.provider.test/${name}`;
const code = (name: string, linkType = 'Payment Link', linkUrl = at(name)) => ({
  linkName: name,
  linkType,
  linkUrl,
  status: true,
});
const link = (name: string, isActive = true) => ({
  id: 1,
  reference: `KPL-${name}`,
  name,
  currency: 'NGN',
  paymentType: 'Single Charge',
  authOption: 'AUTH',
  isActive,
  paymentLinkUrl: at(name),
});
const codes = (...links: object[]) => ({ body: { items: [{ accountNumber: '0123456789', bankName: 'Sterling Bank', links }] } });

describe('[QRC-01] the codes of a business', () => {
  it('have the reference of the link with the same address, and none where there is no such link', async () => {
    const answer = codes(code('stall'), code('stall'), code('gone'), code('nowhere', 'Payment Link', 'javascript:alert(1)'));
    answers = { [CODES]: answer, [LINKS]: { body: { items: [link('stall'), link('other')] } } };
    expect((await listCodes(null, options)).rows.map(({ id, reference, url }) => [id, reference, url])).toEqual([
      ['KPL-stall', 'KPL-stall', at('stall')],
      ['1', 'KPL-stall', at('stall')],
      [at('gone'), '', at('gone')],
      ['3', '', ''],
    ]);
  });

  it('are there for whoever may not look at links, and not where links could not be had', async () => {
    answers = { [CODES]: codes(code('stall')), [LINKS]: { status: 403, body: { message: 'Your role does not allow this' } } };
    expect(await listCodes(null, options)).toMatchObject({ rows: [{ name: 'stall', reference: '' }] });
    answers = { ...answers, [LINKS]: { status: 500, body: { message: 'Something broke' } } };
    await expect(listCodes(null, options)).rejects.toMatchObject({ fault: { kind: 'server', status: 500 } });
    answers = { ...answers, [LINKS]: { status: 401, body: { message: 'Please login again' } } };
    await expect(listCodes(null, options)).rejects.toMatchObject({ fault: { kind: 'sessionExpired' } });
  });
});

it('[QRC-02] the wizard asks one list for the links of a type, and nothing else', async () => {
  answers = {
    [CODES]: codes(code('stall'), code('shelf', 'Catalog Link')),
    [LINKS]: { body: { items: [link('stall', false)] } },
  };
  expect(await loadQrLinks({ kind: 'Payment Link' }, options)).toEqual({
    links: [{ name: 'stall', url: at('stall'), isActive: false }],
  });
  expect(await loadQrLinks({ kind: 'Catalog Link' }, options)).toEqual({
    links: [{ name: 'shelf', url: at('shelf'), isActive: true }],
  });
  expect(asked.map(({ path }) => path)).toEqual([LINKS, CODES]);
});

it('[SBS-01] subscribers are asked for by words in one column and whole days, and told apart who are alike', async () => {
  const ada = { customerName: 'Ada', amount: 5000, currency: 'NGN', emailAddress: 'ada@customer.test', status: 'New' };
  answers = {
    '/subsidiary/dashboard/recurringLink/7%2F..%2F8/details': {
      body: { items: [{ ...ada, paymentFrequency: 'Weekly', noOfPayment: 3 }, ada], totalCount: 2 },
    },
  };
  const keyword = { text: 'ada', column: 'emailAddress' } as const;
  const filter = { link: '7/../8', keyword, status: 'New', days: { from: '2026-11-01', to: '' } } as const;
  expect(await listSubscribers({ filter, page: 1, size: 20 }, options)).toMatchObject({
    rows: [
      { id: '0', frequency: 'Weekly', payments: 3, amount: '5000' },
      { id: '1', frequency: '', payments: 0 },
    ],
  });
  expect(asked.map(({ query }) => query)).toEqual([
    { SelectedSearchableColumn: 'emailAddress', Keyword: 'ada', StartDate: '2026-11-01 00:00:00' },
  ]);
});
