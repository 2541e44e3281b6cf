import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import type { payoutWalletsCases } from './payoutWallets.cases';
import type { payoutWalletsMachine } from './payoutWallets.machine';

export const payoutWalletsProperties = resourceProperties('PAY-02', 'two') satisfies Properties<
  typeof payoutWalletsMachine,
  typeof payoutWalletsCases
>;
