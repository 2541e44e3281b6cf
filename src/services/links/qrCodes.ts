/** Services for QR codes (QRC). */
import { paymentLinks } from '../../../contract/links/paymentLinks';
import { qrCodes } from '../../../contract/links/qrCodes';
import { Failure } from '../../../machines/kit/flow/fault';
import type { Service } from '../../../machines/kit/flow/port';
import type { QrCode } from '../../../machines/links/qrCodes/qrCodes.machine';
import type { LinkKind, QrLink } from '../../../machines/links/qrWizard/qrWizard.types';
import { call, type Options } from '../call';

const listLinks = (options: Options) => call(paymentLinks.listPaymentLinks, { query: {} }, options);

/** A role that can view codes but not links sees the codes. */
const withoutLinks = (error: unknown) => {
  if (error instanceof Failure && error.fault.kind === 'server' && error.fault.status === 403) return { rows: [] };
  throw error;
};

/** Returns all codes. Closing one needs a reference, which is that of the payment link with the same URL. */
export const listCodes: Service<unknown, { readonly rows: readonly QrCode[] }> = async (_, options) => {
  const [codes, links] = await Promise.all([call(qrCodes.listQrCodes, {}, options), listLinks(options).catch(withoutLinks)]);
  const references = new Map(links.rows.filter(({ url }) => url !== '').map(({ url, reference }) => [url, reference]));
  const rows = codes.rows.map((code) => {
    // References identify rows, so of two codes with one URL only the first gets it.
    const reference = references.get(code.url) ?? '';
    return { ...code, id: reference !== '' && code.id === code.url ? reference : code.id, reference };
  });
  return { rows };
};

/** QRC-02: payment links have their own list. For a catalog the documents show no links except those of codes. */
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
