/** The wallets of a business by currency, and the supported currencies. */
import { Id } from '../common';
import { endpoints } from '../endpoint';
import { Amount, CurrencyCode } from '../money';
import { type } from '../schema';

export const AccountDetails = type({ accountName: 'string', accountNumber: 'string', bankName: 'string' });

const Wallet = type({
  'currency?': CurrencyCode,
  'currencyShortName?': CurrencyCode,
  'currencyId?': Id,
  availableBalance: Amount,
  ledgerBalance: Amount,
  'accountDetails?': AccountDetails.or('null'),
}).pipe(({ currency, currencyShortName, currencyId, availableBalance, ledgerBalance, accountDetails }) => ({
  currency: currency ?? currencyShortName ?? '',
  currencyId: currencyId ?? '',
  availableBalance,
  ledgerBalance,
  account: accountDetails ?? null,
}));

const Wallets = type({ wallets: Wallet.array() }).pipe(({ wallets }) => wallets);

const Currency = type({ id: Id, shortName: CurrencyCode, name: 'string', 'symbol?': 'string | null' }).pipe(
  ({ id, shortName, name, symbol }) => ({ id, code: shortName, name, symbol: symbol ?? '' }),
);

const Currencies = type({ data: Currency.array() }).pipe(({ data }) => data);

export type Currency = typeof Currency.infer;
export type Wallet = typeof Wallet.infer;

export const wallets = endpoints({
  /** Returns every wallet of the active business. `availableBalance` can be paid out, `ledgerBalance` includes held amounts. In major units. */
  listWallets: {
    method: 'GET',
    path: '/subsidiary/dashboard/fetch/all/wallets',
    answer: Wallets,
    permission: 'balance.view',
    req: ['BAL-01', 'SWP-01', 'SWP-04', 'PAY-03'],
    assumed: false,
  },
  /** Returns every supported currency, NGN first. No fault of its own: only 401. */
  listCurrencies: {
    method: 'GET',
    path: '/subsidiary/dashboard/service/currencies',
    answer: Currencies,
    permission: 'session',
    req: ['NAV-06', 'PLK-02', 'PAY-02', 'SPL-03', 'INV-02'],
    assumed: false,
  },
});
