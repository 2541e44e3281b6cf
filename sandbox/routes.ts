import type { Route } from './http/serve';
import { accessRoutes } from './access/access.routes';
import { batchRoutes } from './payouts/batches.routes';
import { businessRoutes } from './settings/businesses.routes';
import { firstVersionRoutes } from './onboarding/firstVersion.routes';
import { homeRoutes } from './home/home.routes';
import { movementRoutes } from './balances/movements.routes';
import { onboardingRoutes } from './onboarding/onboarding.routes';
import { paymentLinkRoutes } from './links/paymentLinks.routes';
import { payoutListRoutes } from './payouts/payoutLists.routes';
import { payoutRoutes } from './payouts/payouts.routes';
import { preferenceRoutes } from './settings/preferences.routes';
import { qrCodeRoutes } from './links/qrCodes.routes';
import { recipientRoutes } from './payouts/recipients.routes';
import { registrationRoutes } from './onboarding/registration.routes';
import { sessionRoutes } from './access/session.routes';
import { splitSettlementRoutes } from './splits/splitSettlements.routes';
import { swapRoutes } from './balances/swap.routes';
import { teamRoutes } from './people/team.routes';
import { virtualAccountRoutes } from './balances/virtualAccounts.routes';
import { walletRoutes } from './balances/wallets.routes';

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
