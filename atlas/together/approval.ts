/** Two approvers with the same payout, one who approves and one who declines, and the provider between lost and late answers. */
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { Fault } from '../../machines/kit/flow/fault';
import { approvalMachine } from '../../machines/payouts/approval/approval.machine';
import type { ApprovalContext, ApprovalInput } from '../../machines/payouts/approval/approval.types';
import { rent } from '../../machines/payouts/approvals/approvals.flow';
import type { Tab } from './tab';
import type { Bounds, Call, Claim, Composition, Provider, Reaction, World } from './world';

interface Decision {
  /** The approver who made it, from 0. */
  readonly by: number;
  readonly isApproved: boolean;
}

/** What the provider knows of the payout. */
export interface Books {
  readonly decision: Decision | null;
  /** Who has a code that was not used, from 0. */
  readonly codes: readonly number[];
  /** Each time that held money was paid out or released. */
  readonly moved: readonly Decision[];
}

const TUNDE = { id: '2', name: 'Tunde Bello', mayApprove: true };
const BOLA = { id: '4', name: 'Bola Ade', mayApprove: true };
const APPROVERS = [TUNDE, BOLA];

const opened = (approver: typeof TUNDE, isApproved: boolean): ApprovalInput => ({ payoutIds: ['1'], isApproved, approver });

const statusOf = ({ isApproved }: Decision) => (isApproved ? 'Successful' : 'Rejected');

const refusal = (status: number, message: string): { readonly error: Fault } => ({ error: { kind: 'server', status, message } });

const ALREADY = { says: 'the provider refuses: it was already decided', reply: refusal(409, 'This payout was already decided') };

/** Decides a payout once, for the holder of a code that was not used. */
function decides(books: Books, { input, by }: Call): Reaction<Books>[] {
  if (books.decision !== null) return [{ ...ALREADY, books }];
  if (!books.codes.includes(by))
    return [{ says: 'the provider refuses the code', books, reply: refusal(400, 'The code is wrong') }];
  const decision = { by, isApproved: Object(input).isApproved === true };
  const what = decision.isApproved ? 'approved' : 'declined';
  return [
    {
      says: decision.isApproved ? 'the provider pays' : 'the provider releases the money',
      books: { decision, codes: books.codes.filter((one) => one !== by), moved: [...books.moved, decision] },
      reply: { output: { message: `Payout ${what} successfully` } },
    },
  ];
}

function looks(books: Books): Reaction<Books>[] {
  const { decision } = books;
  if (decision === null)
    return [{ says: 'the provider reports that it awaits a decision', books, reply: { output: { payouts: [rent] } } }];
  const payout = { ...rent, status: statusOf(decision), approver: APPROVERS[decision.by]?.name ?? null };
  return [{ says: `the provider reports ${payout.status}`, books, reply: { output: { payouts: [payout] } } }];
}

function sendsCode(books: Books, { by }: Call): Reaction<Books>[] {
  if (books.decision !== null) return [{ ...ALREADY, books }];
  const codes = [...new Set([...books.codes, by])].sort();
  return [{ says: 'the provider sends a code', books: { ...books, codes }, reply: { output: { message: '' } } }];
}

export const approvalProvider: Provider<Books> = {
  opens: { decision: null, codes: [], moved: [] },
  receive: (books, call) => {
    switch (call.port) {
      case 'look':
        return looks(books);
      case 'sendCode':
        return sendsCode(books, call);
      case 'decide':
        return decides(books, call);
      default:
        // The code is only taken here. The decision carries it.
        return [{ says: 'the code is taken', books, reply: { output: { message: '', otp: '123456' } } }];
    }
  },
};

const contextOf = ({ snapshot }: Tab): ApprovalContext => snapshot.context;

const nameOf = (at: number) => (at === 0 ? 'Who approves' : 'Who declines');

/** Returns what is false of what an approver is shown, or null. */
function falseFor({ books: { decision } }: World<Books, null>, tab: Tab, at: number): string | null {
  const { isApproved, decided } = contextOf(tab);
  if (tab.snapshot.value === 'decided') {
    const isOwn = decision?.by === at && decision.isApproved === isApproved;
    return isOwn ? null : `${nameOf(at)} reads that this decision was made, and it was not.`;
  }
  if (tab.snapshot.value !== 'alreadyDecided') return null;
  const [shown] = decided.slice(-1);
  const isTrue = decision !== null && shown?.status === statusOf(decision) && shown.approver === APPROVERS[decision.by]?.name;
  return isTrue ? null : `${nameOf(at)} reads of a decision that was not made.`;
}

const claims: readonly Claim<Books, null>[] = [
  {
    says: 'The money of a payout is paid out or released once, whichever of two approvers decides first',
    req: ['APR-01', 'FLW-03'],
    kind: 'always',
    applies: ({ books, tabs }) => books.moved.length > 0 && tabs.every(({ snapshot }) => snapshot.status === 'done'),
    wrong: ({ books }) => (books.moved.length > 1 ? 'The money of one payout moved twice.' : null),
  },
  {
    says: 'What both approvers are shown as decided is true: by whom, and whether it was approved',
    req: ['APR-01', 'FLW-03'],
    kind: 'always',
    applies: ({ tabs }) => tabs.some(({ snapshot }) => snapshot.value === 'alreadyDecided'),
    wrong: (world) => world.tabs.map((tab, at) => falseFor(world, tab, at)).find((why) => why !== null) ?? null,
  },
  {
    says: 'Both approvers can still see how it was decided, or close, whatever was lost before',
    req: ['APR-01'],
    kind: 'canStill',
    applies: ({ tabs }) => tabs.some(({ snapshot }) => snapshot.value === 'outcomeUnknown'),
    wrong: ({ tabs }) => (tabs.every(({ snapshot }) => snapshot.status === 'done') ? null : 'An approver can never leave.'),
  },
];

const does = (actor: string, says: string, ...events: readonly AnyEventObject[]) => ({ actor, says, events });

export interface ApprovalParts {
  readonly machine?: AnyStateMachine;
  readonly provider?: Provider<Books>;
  readonly bounds?: Partial<Bounds>;
}

const BOUNDS: Bounds = { orders: 0, copies: 0, mishaps: 2 };

export const approvalTogether = ({
  machine = approvalMachine,
  provider = approvalProvider,
  bounds = {},
}: ApprovalParts = {}): Composition<Books, null> => ({
  name: 'approval',
  title: 'One payout, an approver who approves and one who declines',
  tabs: [
    { says: 'who approves', machine, input: opened(TUNDE, true) },
    { says: 'who declines', machine, input: opened(BOLA, false) },
  ],
  provider,
  actions: [
    does('', 'asks to approve', { type: 'code.requested', isApproved: true }),
    does('', 'asks to decline', { type: 'code.requested', isApproved: false }),
    does('otp', 'enters the code', { type: 'otp.changed', otp: '123456' }, { type: 'otp.submitted' }),
    does('otp', 'goes back to the review', { type: 'otp.dismissed' }),
    does('', 'asks for another code', { type: 'code.retry' }),
    does('', 'enters an earlier code', { type: 'code.available' }),
    does('', 'checks the payout again', { type: 'payouts.retry' }),
    does('', 'closes the dialog', { type: 'dismissed' }),
  ],
  steady: ['verify'],
  effects: ['sendCode', 'decide'],
  kept: (tab) => {
    const { payoutIds, isApproved, approver } = contextOf(tab);
    return { payoutIds, isApproved, approver };
  },
  bounds: { ...BOUNDS, ...bounds },
  memory: { opens: null, next: () => null },
  claims,
  limits: [
    'One payout, and two approvers who did not initiate it. Either can change the decision before the code is entered.',
    'Codes are the right ones, and the provider always sends another one.',
    'What an approver read of a payout that awaits a decision may be old: a later decision of the other one does not reach an open dialog.',
  ],
});
