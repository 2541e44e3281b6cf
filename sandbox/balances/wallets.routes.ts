import { wallets as endpoints } from '../../contract/balances/wallets';
import { serve } from '../http/serve';
import { wallets } from '../ledger/ledger';
import { expireUnverifiedFor } from '../payouts/batches';
import { currencies, toMajor } from '../rules/money';

/** Returns the account number of a wallet with the requested fields, or nothing. */
export function accountOf({ accountName, accountNumber, bankName }: Awaited<ReturnType<typeof wallets>>[number]['account']) {
  return accountName && accountNumber && bankName ? { accountName, accountNumber, bankName } : null;
}

export const walletsRoutes = [
  serve(endpoints.listWallets, async (_, { context, session }) => {
    await expireUnverifiedFor(context, session);
    const mine = await wallets(context.db, session);
    return {
      wallets: mine.map(({ account, ledger, available }) => ({
        currency: account.currency,
        currencyId: currencies.find((currency) => currency.code === account.currency)?.id ?? '',
        availableBalance: toMajor(available),
        ledgerBalance: toMajor(ledger),
        accountDetails: accountOf(account),
      })),
    };
  }),
  serve(endpoints.listCurrencies, async () => ({
    data: currencies.map(({ id, code, name, symbol }) => ({ id, shortName: code, name, symbol })),
  })),
];
