import { qrCodes as endpoints } from '../../contract/links/qrCodes';
import type { OperationContext, Scope } from '../context';
import { newestFirst } from '../database/columns';
import { ofScope } from '../database/listing';
import { catalogs } from '../database/schema';
import { serve } from '../http/serve';
import { accountOf, wallets } from '../ledger/ledger';
import { addressOfShop } from '../rules/shopAddress';
import { listLinks } from './paymentLinks';
import { addressOfLink } from './paymentPage';

const EVERY = { isActive: null, from: null, before: null } as const;

/** Every payment link and every catalog has a code, newest first, with the currency that it is paid in. */
async function codesOf(context: OperationContext, scope: Scope, origin: string) {
  const links = await listLinks(context, scope, EVERY);
  const shops = await context.db
    .select({ name: catalogs.name, reference: catalogs.reference, isActive: catalogs.isActive, currency: catalogs.currency })
    .from(catalogs)
    .where(ofScope(catalogs, scope))
    .orderBy(...newestFirst(catalogs.createdAt, catalogs.id));
  const coded = (linkType: string, addressOf: typeof addressOfLink) => (row: (typeof shops)[number]) => ({
    currency: row.currency,
    code: { linkName: row.name, linkType, linkUrl: addressOf(origin, row.reference), status: row.isActive },
  });
  return [...links.map(coded('Payment Link', addressOfLink)), ...shops.map(coded('Catalog Link', addressOfShop))];
}

/** Codes stand under the wallet they credit. As in the documents, the references of links are omitted. */
export const qrCodesRoutes = [
  serve(endpoints.listQrCodes, async (_, { context, session, origin }) => {
    const codes = await codesOf(context, session, origin);
    const mine = await wallets(context.db, session);
    const items = [...new Set(codes.map(({ currency }) => currency))].map((currency) => {
      const wallet = mine.find(({ account }) => account.currency === currency);
      const account = wallet ? accountOf(wallet.account) : null;
      return {
        accountNumber: account?.accountNumber ?? null,
        bankName: account?.bankName ?? null,
        links: codes.filter((one) => one.currency === currency).map(({ code }) => code),
      };
    });
    return { items };
  }),
];
