/** QR codes: pictures of URLs where anyone can pay the business. The provider stores the URLs, and each view draws its picture. */
import { endpoints } from '../endpoint';
import { type } from '../schema';
import { isWebAddress } from '../webAddress';

const Code = type({ linkName: 'string', linkType: 'string', linkUrl: 'string', status: 'boolean' });

const Account = type({ 'accountNumber?': 'string | null', 'bankName?': 'string | null', links: Code.array() });

export interface QrCode {
  /** Its URL, if no other code has the same one. */
  readonly id: string;
  readonly name: string;
  /** `Payment Link` or `Catalog Link`, in the documents' words. Another type is shown as received. */
  readonly type: string;
  /** Empty if the response has no web address. Such a code is not drawn. */
  readonly url: string;
  readonly isActive: boolean;
}

const QrCodes = type({ items: Account.array() }).pipe(({ items }): { readonly rows: QrCode[]; readonly total: number } => {
  const seen = new Set<string>();
  const rows = items
    .flatMap(({ links }) => links)
    .map(({ linkName, linkType, linkUrl, status }, place) => {
      const url = isWebAddress(linkUrl) ? linkUrl : '';
      const isNamed = url !== '' && !seen.has(url);
      seen.add(url);
      return { id: isNamed ? url : `${place}`, name: linkName, type: linkType, url, isActive: status };
    });
  return { rows, total: rows.length };
});

export const qrCodes = endpoints({
  /**
   * Returns all codes, by the account they credit. Links have no reference here, so changing one needs it from elsewhere. No fault of its own:
   * 401, 403.
   */
  listQrCodes: {
    method: 'GET',
    path: '/subsidiary/dashboard/payment/qr/fetch',
    answer: QrCodes,
    permission: 'qr.view',
    req: ['QRC-01'],
    assumed: false,
  },
});
