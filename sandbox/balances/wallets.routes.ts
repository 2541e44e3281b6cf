import { wallets as endpoints } from '../../contract/balances/wallets';
import { serve } from '../http/serve';
import { wallets } from '../ledger/ledger';
import { endUnverifiedFor } from '../payouts/batches';
import { currencies, toMajor } from '../rules/money';

/** Where a wallet can be paid into; the fields that are asked for, or nothing. */
export function accountOf({ accountName, accountNumber, bankName }: Awaited<ReturnType<typeof wallets>>[number]['account']) {
  return accountName && accountNumber && bankName ? { accountName, accountNumber, bankName } : null;
}

export const walletsRoutes = [
  serve(endpoints.listWallets, async (_, { world, session }) => {
    await endUnverifiedFor(world, session);
    const mine = await wallets(world.db, session);
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
