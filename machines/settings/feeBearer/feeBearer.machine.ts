import type { FeeBearer } from '../../../contract/settings/preferences';
import { resource } from '../../kit/resource.machine';

export type { FeeBearer } from '../../../contract/settings/preferences';

/** PRF-01: who bears the fees of what customers pay. There is one answer: its key is empty. */
export const feeBearerMachine = resource<FeeBearer, string>('feeBearer', {
  calls: ['getFeeBearer'],
  req: ['PRF-01'],
  description: 'Shows who pays the transaction fees.',
});
