/** Two tabs with the payout flow, the second one a copy of the first, and the provider between lost and late answers. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { payoutCases } from '../../machines/payouts/payout/payout.cases';
import { payoutConfirmationCases } from '../../machines/payouts/payout/payout.confirmation.cases';
import { payoutMachine } from '../../machines/payouts/payout/payout.machine';
import { emptyDraft } from '../../machines/payouts/payout/payout.rules';
import { bookmarkPayout, selectPayout } from '../../machines/payouts/payout/payout.select';
import type { Bookmark, Order } from '../../machines/payouts/payout/payout.types';
import { type Books, payoutProvider } from './payoutProvider';
import type { Tab } from './tab';
import type { Bounds, Claim, Composition, Provider, World } from './world';

/** A form that is filled in and was not reviewed. */
const filledIn: Bookmark = {
  currency: 'NGN',
  draft: { ...emptyDraft, bankCode: '058', accountNumber: '0123456789', amount: '20,000', description: 'Rent' },
  recipient: 'ADA OKAFOR',
  order: null,
  reviewed: null,
};

const startsWith = (bookmark: Bookmark) => ({ currency: 'NGN', businessId: '1001', bookmark });

/** What only the proof remembers. */
export interface Memory {
  /** For each key the one that it replaced. Null for the first key of an order. */
  readonly follows: Readonly<Record<string, string | null>>;
  /** The key of the order that a tab gave up last, while its form says why. */
  readonly last: readonly string[];
}

type PayoutWorld = World<Books, Memory>;

const keyIn = (snapshot: AnyMachineSnapshot | null): string | null => {
  const order: Order | null = snapshot?.context.order ?? null;
  return order?.idempotencyKey ?? null;
};

function remembered({ follows, last }: Memory, at: number, before: Tab | null, after: AnyMachineSnapshot): Memory {
  const old = keyIn(before?.snapshot ?? null);
  const key = keyIn(after);
  const isGivenUp = key === null && after.matches('editing');
  const lastHere = isGivenUp ? (old ?? last[at] ?? '') : '';
  const next = Array.from({ length: Math.max(last.length, at + 1) }, (_, n) => (n === at ? lastHere : (last[n] ?? '')));
  return { follows: key === null || key in follows ? follows : { ...follows, [key]: old }, last: next };
}

/** Returns the keys that an order had before this one, the first one last. */
function earlierThan({ follows }: Memory, key: string): readonly string[] {
  const before = follows[key] ?? null;
  return before === null ? [] : [before, ...earlierThan({ follows, last: [] }, before)];
}

/** An order keeps its first key as its name. */
const orderOf = (memory: Memory, key: string): string => earlierThan(memory, key).at(-1) ?? key;

const isMoved = ({ books }: PayoutWorld, key: string) => books.moved.some((one) => one.key === key);

const nameOf = (at: number) => (at === 0 ? 'The first tab' : 'The second tab');

/** Returns what is false of what a tab shows, or null. */
function falseIn(world: PayoutWorld, at: number): string | null {
  const { books, memory } = world;
  const view = selectPayout(world.tabs[at]?.snapshot as never);
  const { outcome, order } = view;
  if (outcome !== null && order !== null) {
    const known = books.keys[order.idempotencyKey] ?? 'closed';
    const status = known === 'closed' ? 'unknown to the provider' : known.status;
    const isTrue =
      outcome.fate === 'paid' ? isMoved(world, order.idempotencyKey) : (status === 'Failed') === (outcome.fate === 'returned');
    return isTrue && known !== 'closed' ? null : `${nameOf(at)} shows the payout as ${outcome.fate}, and it is ${status}.`;
  }
  const isSent = books.moved.some(({ key, by }) => by === at && key === memory.last[at]);
  if (view.step === 'editing' && view.problem !== null && isSent)
    return `${nameOf(at)} says that nothing was paid, and its call moved money.`;
  const earlier = earlierThan(memory, order?.idempotencyKey ?? '');
  if (view.step === 'confirming' && view.problem !== null && earlier.some((one) => isMoved(world, one)))
    return `${nameOf(at)} says that the provider never received the payout, and money moved under its key.`;
  return null;
}

const claims: readonly Claim<Books, Memory>[] = [
  {
    says: 'Money moves at most once for one order, in whichever tab it is sent, checked and sent again',
    req: ['PAY-05', 'FLW-03'],
    kind: 'always',
    applies: ({ books, late, bounds }) => books.moved.length > 0 && (late.length > 0 || bounds.mishaps === 0),
    wrong: ({ books, memory }) => {
      const orders = books.moved.map(({ key }) => orderOf(memory, key));
      return new Set(orders).size === orders.length ? null : 'Money moved twice for one order.';
    },
  },
  {
    says: 'Whatever a tab says of a payout is true',
    req: ['PAY-05', 'FLW-03'],
    kind: 'always',
    applies: ({ tabs }) => tabs.some(({ snapshot }) => selectPayout(snapshot as never).outcome?.fate === 'paid'),
    wrong: (world) => world.tabs.map((_, at) => falseIn(world, at)).find((why) => why !== null) ?? null,
  },
  {
    says: 'Both tabs can still show the outcome, or be closed, whatever was lost before',
    req: ['PAY-05', 'FLW-03'],
    kind: 'canStill',
    applies: ({ tabs }) => tabs.some(({ snapshot }) => snapshot.matches('outcomeUnknown')),
    wrong: ({ tabs }) =>
      tabs.every(({ snapshot }) => snapshot.status === 'done' || selectPayout(snapshot as never).outcome !== null)
        ? null
        : 'A tab never learns the outcome.',
  },
];

const does = (actor: string, says: string, ...events: readonly AnyEventObject[]) => ({ actor, says, events });

export interface Parts {
  readonly machine?: AnyStateMachine;
  readonly provider?: (reads: Readonly<Record<string, unknown>>) => Provider<Books>;
  readonly bounds?: Partial<Bounds>;
}

const READS = {
  loadChoices: payoutCases.ports.loadChoices.answers.all,
  quote: payoutConfirmationCases.ports.quote.answers.affordable,
};

const BOUNDS: Bounds = { orders: 1, copies: 1, mishaps: 2 };

export const payoutTogether = ({
  machine = payoutMachine,
  provider = payoutProvider,
  bounds = {},
}: Parts = {}): Composition<Books, Memory> => ({
  name: 'payout',
  title: 'One payout, two tabs with the same order, and a provider whose answers are lost or late',
  tabs: [
    { says: 'first tab', machine, input: startsWith(filledIn) },
    { says: 'second tab', machine, input: null },
  ],
  provider: provider(READS),
  actions: [
    { ...does('', 'the merchant reviews the payout', { type: 'payout.reviewed' }), costs: 'orders' },
    does('confirmation', 'the merchant confirms', { type: 'confirmation.confirmed' }),
    does('otp', 'the merchant submits the code', { type: 'otp.changed', otp: '123456' }, { type: 'otp.submitted' }),
    does('otp', 'the merchant closes the code step', { type: 'otp.dismissed' }),
    does('', 'the merchant checks the outcome again', { type: 'outcome.retry' }),
    does('', 'the merchant closes the dialog', { type: 'dismissed' }, { type: 'leave.confirmed' }),
  ],
  steady: ['loadChoices', 'quote', 'loadResult'],
  effects: ['initiatePayout', 'getPayoutStatus', 'verify'],
  kept: ({ snapshot }) => {
    const bookmark = bookmarkPayout(snapshot as never);
    return bookmark && startsWith(bookmark);
  },
  bounds: { ...BOUNDS, ...bounds },
  memory: {
    opens: { follows: {}, last: [] },
    next: (memory, at, before, after) => remembered(memory, at, before, after.snapshot),
  },
  claims,
  limits: [
    'One filled-in form: an order to one bank account, reviewed once in whichever tab.',
    'The provider pays at once, asks for a code, fails to pay, or refuses. Codes are the right ones, and no other one is requested.',
    'What a tab says of a key stays true. An open tab does not hear what the other one sends afterwards under the next key.',
    'The choices of the form, the cost and the balance afterwards always load.',
  ],
});
