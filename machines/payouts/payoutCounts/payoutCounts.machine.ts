import { viewCounts } from '../../kit/resource/viewCounts';

/** PAY-01: how many payouts each saved view of the list has. Its key is the paying wallet, empty for all. */
export const payoutCountsMachine = viewCounts('payoutCounts', {
  calls: ['countPayouts'],
  things: 'payouts',
  req: ['PAY-01', 'PAY-02', 'PAY-09'],
});
