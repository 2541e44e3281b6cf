/** How a status of a payout is shown, for every screen. */
export { SECOND_LEVEL, statusWords } from '../../../contract/payouts/payoutStatuses';
