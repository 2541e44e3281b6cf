/** What is said of payouts that were decided, here or by another approver. */
import type { PendingPayout } from '../../../contract/payouts/approvals';
import { isolated } from '../../../contract/shownText';
import { sentences } from '../../kit/flow/fault';
import { groupThousands } from '../../kit/values/money';
import { listed } from '../../kit/values/sentences';
import { statusWords } from '../payouts/statusWords';
import { totalsOf } from './approval.rules';
import type { ApprovalContext, Approver } from './approval.types';

type Paid = Pick<PendingPayout, 'recipient' | 'amount' | 'fee' | 'currency'>;

const sumsOf = (payouts: readonly Paid[]) =>
  totalsOf(payouts).map(({ currency, amount }) => `${currency} ${groupThousands(amount)}`);

const MOST_NAMED = 3;

/** Returns the recipients, each once. Of more than three, the first two and how many others. */
function namesOf(payouts: readonly Paid[]): readonly string[] {
  const names = [...new Set(payouts.map(({ recipient }) => isolated(recipient)))];
  return names.length > MOST_NAMED ? [...names.slice(0, 2), `${names.length - 2} others`] : names;
}

/** Says what the recipients receive, which is without the fees. */
function receivedWords(payouts: readonly Paid[]): string {
  const sums = listed(sumsOf(payouts.map((payout) => ({ ...payout, fee: null }))));
  const names = listed(namesOf(payouts));
  if (sums === '') return `Sent to ${names}.`;
  return payouts.length === 1 ? `${names} receives ${sums}.` : `${sums} to ${names}.`;
}

/** Says what comes back, which is with the fees, because they were held too. */
function returnedWords(payouts: readonly Paid[]): string | null {
  const sums = sumsOf(payouts);
  return sums.length === 0 ? null : `${listed(sums)} ${sums.length === 1 ? 'is' : 'are'} back in your Payout Balance.`;
}

/** Returns the notice after a decision: the provider’s words, and where the money goes. */
export function decidedWords({ payouts, isApproved }: Pick<ApprovalContext, 'payouts' | 'isApproved'>, message: string): string {
  const said = message || `${payouts.length > 1 ? 'Payouts' : 'Payout'} ${isApproved ? 'approved' : 'declined'}`;
  return sentences(said, isApproved ? receivedWords(payouts) : returnedWords(payouts));
}

type Decided = Pick<PendingPayout, 'status' | 'approver'>;
type Named = Pick<Approver, 'name'>;

const isOwn = ({ approver }: Decided, { name }: Named) => name !== '' && approver === name;

/** Says to this person that payouts were already decided, and of a single one by whom and how. */
export function settledWords(decided: readonly Decided[], person: Named): string {
  const [only] = decided;
  const areOwn = decided.every((payout) => isOwn(payout, person));
  if (decided.length !== 1 || !only)
    return areOwn ? `You already decided these ${decided.length} payouts.` : `${decided.length} payouts were already decided.`;
  const by = only.approver ? ` by ${isolated(only.approver)}` : '';
  const said = areOwn ? 'You already decided this payout.' : `This payout was already decided${by}.`;
  return sentences(said, `Its status is ${statusWords(only.status)}.`);
}

/** Returns how a payout was decided, and by whom if that is known: `Rejected by Bola Ade`. */
export function decisionWords(decided: Decided, person: Named): string {
  const status = statusWords(decided.status);
  if (isOwn(decided, person)) return `${status} by you`;
  return decided.approver ? `${status} by ${isolated(decided.approver)}` : status;
}
