/** The ports of QR codes (QRC). */
import { paymentLinks } from '../../../contract/links/paymentLinks';
import { qrCodes } from '../../../contract/links/qrCodes';
import { Failure } from '../../../machines/kit/fault';
import type { Service } from '../../../machines/kit/port';
import type { QrCode } from '../../../machines/links/qrCodes/qrCodes.machine';
import type { LinkKind, QrLink } from '../../../machines/links/qrWizard/qrWizard.types';
import { call, type Options } from '../call';

const listLinks = (options: Options) => call(paymentLinks.listPaymentLinks, { query: {} }, options);

/** Whoever may look at codes and not at links sees the codes. */
const withoutLinks = (error: unknown) => {
  if (error instanceof Failure && error.fault.kind === 'server' && error.fault.status === 403) return { rows: [] };
  throw error;
};

/** All there are. They have no reference, which closing one needs: it is that of the payment link with the same address. */
export const listCodes: Service<unknown, { readonly rows: readonly QrCode[] }> = async (_, options) => {
  const [codes, links] = await Promise.all([call(qrCodes.listQrCodes, {}, options), listLinks(options).catch(withoutLinks)]);
  const references = new Map(links.rows.filter(({ url }) => url !== '').map(({ url, reference }) => [url, reference]));
  const rows = codes.rows.map((code) => {
    // Of two with one address only the first goes by its reference: rows are told apart by it.
    const reference = references.get(code.url) ?? '';
    return { ...code, id: reference !== '' && code.id === code.url ? reference : code.id, reference };
  });
  return { rows };
};

/** QRC-02: payment links have a list of their own; of a catalog the documents show no link but those that codes are of. */
export const loadQrLinks: Service<{ readonly kind: LinkKind }, { readonly links: readonly QrLink[] }> = async (
  { kind },
  options,
) => {
  if (kind === 'Payment Link') {
    const { rows } = await listLinks(options);
    return { links: rows.map(({ name, url, isActive }) => ({ name, url, isActive })) };
  }
  const { rows } = await call(qrCodes.listQrCodes, {}, options);
  return { links: rows.filter(({ type }) => type === kind).map(({ name, url, isActive }) => ({ name, url, isActive })) };
};
