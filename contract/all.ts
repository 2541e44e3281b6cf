/** Every call there is. For what works over the whole contract: the sandbox's faults, the lists, the names that a port may cite. */
import { access } from './access/account';
import { session } from './access/session';
import { balances } from './balances/balances';
import { movements } from './balances/movements';
import { swap } from './balances/swap';
import { virtualAccounts } from './balances/virtualAccounts';
import { wallets } from './balances/wallets';
import type { Endpoint } from './endpoint';
import { home } from './home/home';
import { paymentLinks } from './links/paymentLinks';
import { qrCodes } from './links/qrCodes';
import { firstVersion } from './onboarding/firstVersion';
import { onboarding } from './onboarding/onboarding';
import { registration } from './onboarding/registration';
import { approvals } from './payouts/approvals';
import { banks } from './payouts/banks';
import { batches } from './payouts/batches';
import { beneficiaries } from './payouts/beneficiaries';
import { payouts } from './payouts/payouts';
import { roles } from './people/roles';
import { users } from './people/users';
import { businesses } from './settings/businesses';
import { preferences } from './settings/preferences';
import { splitSettlements } from './splits/splitSettlements';

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
