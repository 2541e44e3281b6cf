import { resource } from '../../kit/resource.machine';
import type { FlowKey, FlowPoint } from './inflowOutflow.types';

/** What came in and went out. Its key is the range and the currency. */
export const inflowOutflowMachine = resource<readonly FlowPoint[], FlowKey>('inflowOutflow', {
  calls: ['getInflowOutflow'],
  req: ['HOM-02', 'NAV-06'],
  description: 'What came in to a wallet and went out of it, by day of this week or by month of this year.',
});
