/** Every call there is. For what works over the whole contract: the sandbox's faults, the lists, the names that a port may cite. */
import { access } from './access/account';
import { approvals } from './payouts/approvals';
import { balances } from './balances/balances';
import { banks } from './payouts/banks';
import { batches } from './payouts/batches';
import { beneficiaries } from './payouts/beneficiaries';
import { businesses } from './settings/businesses';
import type { Endpoint } from './endpoint';
import { firstVersion } from './onboarding/firstVersion';
import { home } from './home/home';
import { movements } from './balances/movements';
import { onboarding } from './onboarding/onboarding';
import { paymentLinks } from './links/paymentLinks';
import { payouts } from './payouts/payouts';
import { preferences } from './settings/preferences';
import { qrCodes } from './links/qrCodes';
import { registration } from './onboarding/registration';
import { roles } from './people/roles';
import { session } from './access/session';
import { splitSettlements } from './splits/splitSettlements';
import { swap } from './balances/swap';
import { users } from './people/users';
import { virtualAccounts } from './balances/virtualAccounts';
import { wallets } from './balances/wallets';

const areas = {
  ...session,
  ...access,
  ...businesses,
  ...home,
  ...wallets,
  ...swap,
  ...balances,
  ...movements,
  ...virtualAccounts,
  ...banks,
  ...beneficiaries,
  ...splitSettlements,
  ...paymentLinks,
  ...qrCodes,
  ...payouts,
  ...approvals,
  ...batches,
  ...onboarding,
  ...registration,
  ...firstVersion,
  ...roles,
  ...users,
  ...preferences,
};

export type EndpointName = keyof typeof areas;

export const allEndpoints: Readonly<Record<EndpointName, Endpoint & { readonly name: EndpointName }>> = areas;
