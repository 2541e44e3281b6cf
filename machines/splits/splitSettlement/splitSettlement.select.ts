import type { SnapshotFrom } from 'xstate';
import { type OtpView, selectOtp } from '../../kit/otp.select';
import { type SplitAccountView, selectSplitAccount } from '../splitAccount/splitAccount.select';
import type { SplitAccount } from '../splitAccount/splitAccount.types';
import type { splitSettlementMachine } from './splitSettlement.machine';
import { blockers, isChanged } from './splitSettlement.rules';
import type { Bookmark, Split } from './splitSettlement.types';

type Snapshot = SnapshotFrom<typeof splitSettlementMachine>;

/** Everything the builder shows, and nothing it has to work out. */
export interface SplitSettlementView {
  readonly step:
    | 'entering'
    | 'loading'
    | 'failed'
    | 'missing'
    | 'offered'
    | 'building'
    | 'account'
    | 'removing'
    | 'sendingCode'
    | 'verifying'
    | 'submitting'
    | 'asking'
    | 'unknown'
    | 'successful'
    | 'ended';
  readonly split: Split;
  /** How many accounts are offered again. */
  readonly offered: number;
  /** The account that the merchant is asked about. */
  readonly removing: SplitAccount | null;
  readonly account: SplitAccountView | null;
  readonly otp: OtpView | null;
  readonly problem: string | null;
  /** Why it cannot be submitted yet. */
  readonly blocker: string | null;
  /** Whether anything would be lost with the page. */
  readonly changed: boolean;
}

const STEPS = [
  'entering',
  'loading',
  'failed',
  'missing',
  'offered',
  'account',
  'removing',
  'sendingCode',
  'verifying',
  'submitting',
  'asking',
  'unknown',
  'successful',
] as const;

const BUILT = ['building', 'keeping'] as const;

const isOver = (snapshot: Snapshot) => ['emptying', 'successful', 'saved'].some((state) => snapshot.value === state);

export function selectSplitSettlement(snapshot: Snapshot): SplitSettlementView {
  const { context, children } = snapshot;
  const { split, kept, removing, problem } = context;
  const account = children.account?.getSnapshot();
  const otp = children.otp?.getSnapshot();
  const opened = account ? selectSplitAccount(account) : null;
  const built = BUILT.some((state) => snapshot.matches(state)) ? 'building' : 'ended';
  return {
    step: snapshot.matches('emptying') ? 'submitting' : (STEPS.find((step) => snapshot.matches(step)) ?? built),
    split,
    offered: kept?.accounts.length ?? 0,
    removing: split.accounts.find(({ id }) => id === removing) ?? null,
    account: opened,
    otp: otp ? selectOtp(otp) : null,
    problem,
    blocker: blockers(context)[0] ?? null,
    changed: snapshot.status === 'active' && !isOver(snapshot) && (isChanged(context) || opened?.changed === true),
  };
}

/**
 * What to keep for the next time: the accounts until they are submitted or given up, and the order that may be on its way, so that the page begins
 * by asking. Only an order that was sent is one of these.
 */
export function bookmarkSplit(snapshot: Snapshot): Bookmark | null {
  const { split, kept, order } = snapshot.context;
  if (isOver(snapshot)) return null;
  const isOpen = ['submitting', 'asking', 'unknown'].some((state) => snapshot.value === state);
  const sent = isOpen || (snapshot.status === 'done' && order !== null) ? order : null;
  if (sent) return { split: sent.split, order: sent };
  if (kept !== null) return { split: kept, order: null };
  return isChanged(snapshot.context) ? { split, order: null } : null;
}
