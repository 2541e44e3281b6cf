import type { Route } from '../http/serve';
import { accessRoutes } from './access';
import { batchRoutes } from './batches';
import { businessRoutes } from './businesses';
import { firstVersionRoutes } from './firstVersion';
import { homeRoutes } from './home';
import { movementRoutes } from './movements';
import { onboardingRoutes } from './onboarding';
import { paymentLinkRoutes } from './paymentLinks';
import { payoutListRoutes } from './payoutLists';
import { payoutRoutes } from './payouts';
import { preferenceRoutes } from './preferences';
import { qrCodeRoutes } from './qrCodes';
import { recipientRoutes } from './recipients';
import { registrationRoutes } from './registration';
import { sessionRoutes } from './session';
import { splitSettlementRoutes } from './splitSettlements';
import { swapRoutes } from './swap';
import { teamRoutes } from './team';
import { virtualAccountRoutes } from './virtualAccounts';
import { walletRoutes } from './wallets';

export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...businessRoutes,
  ...accessRoutes,
  ...homeRoutes,
  ...walletRoutes,
  ...movementRoutes,
  ...virtualAccountRoutes,
  ...swapRoutes,
  ...recipientRoutes,
  ...splitSettlementRoutes,
  ...paymentLinkRoutes,
  ...qrCodeRoutes,
  ...batchRoutes,
  ...payoutRoutes,
  ...payoutListRoutes,
  ...onboardingRoutes,
  ...registrationRoutes,
  ...firstVersionRoutes,
  ...teamRoutes,
  ...preferenceRoutes,
];
