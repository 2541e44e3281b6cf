import { wallets as endpoints } from '../../contract/balances/wallets';
import { serve } from '../http/serve';
import { expireUnverifiedFor } from '../ledger/batches';
import { settleChargebacksFor } from '../ledger/dueChargebacks';
import { accountOf, wallets } from '../ledger/ledger';
import { settleDaysFor } from '../ledger/settlements';
import { currencies, toMajor } from '../rules/money';

export const walletsRoutes = [
  serve(endpoints.listWallets, async (_, { context, session }) => {
    await expireUnverifiedFor(context, session);
    await settleDaysFor(context, session);
    await settleChargebacksFor(context, session);
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
