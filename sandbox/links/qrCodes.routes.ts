import { qrCodes as endpoints } from '../../contract/links/qrCodes';
import { serve } from '../http/serve';
import { accountOf, wallets } from '../ledger/ledger';
import { listLinks } from './paymentLinks';
import { addressOfLink } from './paymentPage';

const EVERY = { isActive: null, from: null, before: null } as const;

/** Every payment link has a code, under the wallet it credits. As in the documents, the references of links are omitted. */
export const qrCodesRoutes = [
  serve(endpoints.listQrCodes, async (_, { context, session, origin }) => {
    const links = await listLinks(context, session, EVERY);
    const mine = await wallets(context.db, session);
    const items = [...new Set(links.map(({ currency }) => currency))].map((currency) => {
      const wallet = mine.find(({ account }) => account.currency === currency);
      const account = wallet ? accountOf(wallet.account) : null;
      const own = links.filter((link) => link.currency === currency);
      return {
        accountNumber: account?.accountNumber ?? null,
        bankName: account?.bankName ?? null,
        links: own.map(({ name, reference, isActive }) => ({
          linkName: name,
          linkType: 'Payment Link',
          linkUrl: addressOfLink(origin, reference),
          status: isActive,
        })),
      };
    });
    return { items };
  }),
];
