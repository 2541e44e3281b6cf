/** QR codes: pictures of addresses on which anybody pays the business. The provider keeps the addresses; a picture is drawn from one wherever it is shown. */
import { type } from 'arktype';
import { endpoints } from '../endpoint';
import { isWebAddress } from '../webAddress';

const Code = type({ linkName: 'string', linkType: 'string', linkUrl: 'string', status: 'boolean' });

const Account = type({ 'accountNumber?': 'string | null', 'bankName?': 'string | null', links: Code.array() });

export interface QrCode {
  /** Its address, wherever no other code has the same one. */
  readonly id: string;
  readonly name: string;
  /** `Payment Link` or `Catalog Link`, in the documents' words; another is shown as it comes. */
  readonly type: string;
  /** Empty where what came is no address on the web: nothing is drawn of such a code. */
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
  /** All of them, by the account that they are paid to. Links have no reference here: whoever changes one has to know it elsewhere. No fault of its own: 401, 403. */
  listQrCodes: {
    method: 'GET',
    path: '/subsidiary/dashboard/payment/qr/fetch',
    answer: QrCodes,
    permission: 'qr.view',
    req: ['QRC-01'],
    assumed: false,
  },
});
