// @vitest-environment happy-dom
/** The lists of payment links and of QR codes: the dialogs that their addresses open, and what a link is copied with. */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { wire } from '../../../machines/kit/flow/port';
import { linkChoicesMachine } from '../../../machines/links/linkChoices/linkChoices.machine';
import { stall } from '../../../machines/links/paymentLinks/paymentLinks.flow';
import { type PaymentLink, paymentLinksMachine } from '../../../machines/links/paymentLinks/paymentLinks.machine';
import { stallCode } from '../../../machines/links/qrCodes/qrCodes.flow';
import { type QrCode, qrCodesMachine } from '../../../machines/links/qrCodes/qrCodes.machine';
import { copyWith } from '../../../tests/drivers/clipboard';
import { settled } from '../../../tests/paths/sights';
import { FlowProvider } from '../../flow/FlowProvider';
import { paymentLinksFlows } from '../../wiring/links/paymentLinks';
import { qrCodesFlows } from '../../wiring/links/qrCodes';
import { PaymentLinksScreen } from './PaymentLinksScreen';
import { QrCodesScreen } from './qrCodes/QrCodesScreen';

// What the screen loads when it is first shown. A test that waits for it would count the time of its transform.
import './LinkDetailsDialog';
import './NewLinkDialog';
import './QrDialog';
import './qrCodes/QrViewDialog';

afterEach(cleanup);

interface Given {
  readonly search?: string;
  readonly mayChange?: boolean;
  /** What differs from an active link with a web address. */
  readonly link?: Partial<PaymentLink & QrCode>;
}

async function show(path: string, search: string, page: ReactNode) {
  window.history.replaceState(null, '', `/dashboard/business/${path}${search}`);
  render(<FlowProvider Toasts={({ notices }) => <div>{notices.map(({ text }) => text).join()}</div>}>{page}</FlowProvider>);
  await screen.findByRole('button', { name: 'Actions for Market stall' });
}

const never = () => new Promise<never>(() => {});
const CURRENCIES = { currency: 'NGN', currencies: ['NGN', 'USD'] };

function showLinks({ search = '', mayChange = true, link }: Given) {
  const load = async () => ({ rows: [{ ...stall, ...link }], total: 1 });
  const linkChoices = wire(linkChoicesMachine, { load: never });
  const flows = { ...paymentLinksFlows, linkChoices, paymentLinks: wire(paymentLinksMachine, { load }) };
  return show('payment-links', search, <PaymentLinksScreen flows={flows} mayChange={mayChange} {...CURRENCIES} />);
}

function showCodes({ search = '', mayChange = true, link }: Given) {
  const load = async () => ({ rows: [{ ...stallCode, ...link }], total: 1 });
  const flows = { ...qrCodesFlows, qrCodes: wire(qrCodesMachine, { load }) };
  return show('qr-codes', search, <QrCodesScreen flows={flows} mayChange={mayChange} mayCreate {...CURRENCIES} />);
}

const dialog = (name: string) => screen.findByRole('dialog', { name });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
async function pick(name: string) {
  await press('Actions for Market stall');
  const item = await screen.findByRole('menuitem', { name });
  await act(async () => void fireEvent.pointerDown(item));
  await act(async () => void fireEvent.click(item));
}

const INACTIVE = { isActive: false };
const NO_ADDRESS = { url: '' };
const KEY = stall.reference;

describe.each([
  ['[PLK-01] a payment link', showLinks, 'link', ''],
  ['[QRC-01] a QR code', showCodes, 'QR code', ' QR code'],
] as const)('%s', (_, open, what, kind) => {
  it.each([
    [{}, `Are you sure you want to deactivate this ${what}?`],
    [{ link: INACTIVE }, new RegExp(`^Are you sure you want to activate this ${what}\\?$`, 'i')],
  ])('is switched after a confirmation that names it (%j)', async (given, title) => {
    await open({ ...given, search: `?switching=${KEY}` });
    const asked = within(await screen.findByRole('dialog', { name: title }));
    expect(asked.getByText('Market stall')).toBeTruthy();
    const names = asked.getAllByRole('button').map(({ textContent }) => textContent);
    const verb = 'link' in given ? 'Activate' : 'Deactivate';
    expect(names).toEqual(expect.arrayContaining(['Cancel', `${verb}${kind || ' Link'}`]));
  });

  it.each([
    ['by a role that may not switch it', { search: `?switching=${KEY}`, mayChange: false }],
    ['that is not in the list', { search: '?switching=unknown' }],
    ['that is not asked for', {}],
  ])('is not switched %s', async (_name, given) => {
    await open(given);
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('[PLK-04] a payment link', () => {
  it('is copied, and shown where the browser does not copy', async () => {
    const copied: string[] = [];
    copyWith(async (text) => void copied.push(text));
    await showLinks({});
    await pick('Copy Link');
    expect(copied).toEqual([stall.url]);
    await screen.findByText('Payment link copied');
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    copyWith(() => Promise.reject(new Error('Not allowed')));
    await showLinks({});
    await pick('Copy Link');
    await dialog('Payment link');
    expect(screen.queryByText('Payment link copied')).toBeNull();
  });

  it.each([
    ['Multiple Charge', `/dashboard/business/payment-links?details=${KEY}`],
    ['Subscription Payments', `/dashboard/business/${stall.id}/payment-links-details`],
  ])('of the type %s has its details in a dialog, or on a page of their own', async (paymentType, address) => {
    await showLinks({ link: { paymentType } });
    await pick('View Details');
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe(address));
  });

  it.each([
    [true, 'Create new link'],
    [false, null],
  ])('is new for a role that may create one (%s)', async (mayChange, name) => {
    await showLinks({ search: mayChange ? '' : '?new=link', mayChange });
    await settled();
    if (mayChange) await press('Create new link');
    if (name === null) return expect(screen.queryByRole('dialog')).toBeNull();
    const shown = within(await dialog(name));
    const [first] = shown.getByRole<HTMLSelectElement>('combobox', { name: 'Payment type' }).options;
    expect(first?.text).toBe('Loading types…');
    const others = ['Currency', 'Split settlement'].map((list) => shown.getByRole<HTMLSelectElement>('combobox', { name: list }));
    expect(others.map(({ options }) => options[0]?.text)).toEqual(['Choose a currency', 'None']);
  });

  it.each([
    [{}, 'QR code for Market stall'],
    [{ link: NO_ADDRESS }, null],
  ])('has a QR code if it has a web address (%j)', async (given, name) => {
    await showLinks({ ...given, search: `?qr=${KEY}` });
    await settled();
    if (name === null) return expect(screen.queryByRole('dialog')).toBeNull();
    const shown = within(await dialog(name));
    expect(shown.getByText(/^Customers scan/).textContent).toBe(
      'Customers scan this code to open the payment page, and pay with Mastercard, Verve and Visa.',
    );
    expect(shown.getByRole('img', { name: `QR code for ${stall.url}` }).getAttribute('width')).toBe('120');
  });
});

describe('[QRC-01] a QR code', () => {
  it.each([
    [{}, 'Customers scan this code to open the payment page and pay.'],
    [{ link: INACTIVE }, 'Customers can scan this code, but can’t pay until you activate its link.'],
    [{ link: NO_ADDRESS }, null],
  ])('is shown in three sizes, if it has a web address (%j)', async (given, words) => {
    await showCodes({ ...given, search: `?viewing=${KEY}` });
    await settled();
    if (words === null) return expect(screen.queryByRole('dialog')).toBeNull();
    const shown = within(await dialog('QR code for Market stall'));
    expect(shown.getByText(words)).toBeTruthy();
    const width = () => shown.getByRole('img', { name: `QR code for ${stall.url}` }).getAttribute('width');
    expect(width()).toBe('260');
    expect(shown.getByRole('group', { name: 'Size' })).toBeTruthy();
    expect(shown.getByRole<HTMLInputElement>('radio', { name: '260 px' }).checked).toBe(true);
    expect(shown.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual(['120 px', '150 px', '260 px']);
    fireEvent.click(shown.getByRole('radio', { name: '150 px' }));
    expect(width()).toBe('150');
  });

  it('of no known link cannot be switched', async () => {
    await showCodes({ search: `?switching=${KEY}`, link: { reference: '' } });
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
