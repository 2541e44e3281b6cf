import type { Route } from '../http/serve';
import { accessRoutes } from './access';
import { businessRoutes } from './businesses';
import { homeRoutes } from './home';
import { payoutListRoutes } from './payoutLists';
import { payoutRoutes } from './payouts';
import { recipientRoutes } from './recipients';
import { sessionRoutes } from './session';
import { walletRoutes } from './wallets';

export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...businessRoutes,
  ...accessRoutes,
  ...homeRoutes,
  ...walletRoutes,
  ...recipientRoutes,
  ...payoutRoutes,
  ...payoutListRoutes,
];
