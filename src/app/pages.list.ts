/** Written by `npm run lists` from the folders; not to be edited. */
import type { RouteEntry } from './page';
import { balancesPages } from './pages/balances';
import { catalogPages } from './pages/catalog';
import { chargebacksPages } from './pages/chargebacks';
import { customersPages } from './pages/customers';
import { fundingsPages } from './pages/fundings';
import { homePages } from './pages/home';
import { invoicesPages } from './pages/invoices';
import { linksPages } from './pages/links';
import { onboardingPages } from './pages/onboarding';
import { payoutsPages } from './pages/payouts';
import { peoplePages } from './pages/people';
import { refundsPages } from './pages/refunds';
import { reportsPages } from './pages/reports';
import { settingsPages } from './pages/settings';
import { settlementsPages } from './pages/settlements';
import { splitsPages } from './pages/splits';
import { transactionsPages } from './pages/transactions';

export const listedPages: readonly RouteEntry[] = [
  ...balancesPages,
  ...catalogPages,
  ...chargebacksPages,
  ...customersPages,
  ...fundingsPages,
  ...homePages,
  ...invoicesPages,
  ...linksPages,
  ...onboardingPages,
  ...payoutsPages,
  ...peoplePages,
  ...refundsPages,
  ...reportsPages,
  ...settingsPages,
  ...settlementsPages,
  ...splitsPages,
  ...transactionsPages,
];
