/** Every call there is. For what works over the whole contract: the sandbox's faults, the lists, the names that a port may cite. */
import { access } from './access';
import { approvals } from './approvals';
import { balances } from './balances';
import { banks } from './banks';
import { batches } from './batches';
import { beneficiaries } from './beneficiaries';
import { businesses } from './businesses';
import type { Endpoint } from './endpoint';
import { firstVersion } from './firstVersion';
import { home } from './home';
import { movements } from './movements';
import { onboarding } from './onboarding';
import { paymentLinks } from './paymentLinks';
import { payouts } from './payouts';
import { preferences } from './preferences';
import { qrCodes } from './qrCodes';
import { registration } from './registration';
import { roles } from './roles';
import { session } from './session';
import { splitSettlements } from './splitSettlements';
import { swap } from './swap';
import { users } from './users';
import { virtualAccounts } from './virtualAccounts';
import { wallets } from './wallets';

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
