import { resource } from '../../kit/resource.machine';
import type { ViewCounts } from '../../kit/viewCounts';

/** PAY-01: how many payouts each saved view of the list has. Its key is the paying wallet, empty for all. */
export const payoutCountsMachine = resource<ViewCounts, string>('payoutCounts', {
  calls: ['countPayouts'],
  req: ['PAY-01', 'PAY-02', 'PAY-09'],
  description: 'Shows how many payouts each saved view of the list has.',
});
