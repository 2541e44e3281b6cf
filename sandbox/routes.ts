import { accessRoutes } from './access/access.routes';
import { sessionRoutes } from './access/session.routes';
import { movementRoutes } from './balances/movements.routes';
import { swapRoutes } from './balances/swap.routes';
import { virtualAccountRoutes } from './balances/virtualAccounts.routes';
import { walletRoutes } from './balances/wallets.routes';
import { homeRoutes } from './home/home.routes';
import type { Route } from './http/serve';
import { paymentLinkRoutes } from './links/paymentLinks.routes';
import { qrCodeRoutes } from './links/qrCodes.routes';
import { firstVersionRoutes } from './onboarding/firstVersion.routes';
import { onboardingRoutes } from './onboarding/onboarding.routes';
import { registrationRoutes } from './onboarding/registration.routes';
import { batchRoutes } from './payouts/batches.routes';
import { payoutListRoutes } from './payouts/payoutLists.routes';
import { payoutRoutes } from './payouts/payouts.routes';
import { recipientRoutes } from './payouts/recipients.routes';
import { teamRoutes } from './people/team.routes';
import { businessRoutes } from './settings/businesses.routes';
import { preferenceRoutes } from './settings/preferences.routes';
import { splitSettlementRoutes } from './splits/splitSettlements.routes';

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
