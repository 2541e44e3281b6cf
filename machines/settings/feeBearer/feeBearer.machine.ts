import type { FeeBearer } from '../../../contract/settings/preferences';
import { resource } from '../../kit/resource/resource.machine';

export type { FeeBearer } from '../../../contract/settings/preferences';

/** PRF-01: who bears the fees of customers' payments. There is only one setting, so its key is empty. */
export const feeBearerMachine = resource<FeeBearer, string>('feeBearer', {
  calls: ['getFeeBearer'],
  req: ['PRF-01'],
  description: 'Shows who pays the transaction fees.',
});
