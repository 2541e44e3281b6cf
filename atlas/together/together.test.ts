/** Faults that one machine alone does not show, each beside a double that only looks like it. */
import { describe, expect, it } from 'vitest';
import { assign } from 'xstate';
import { approvalMachine } from '../../machines/payouts/approval/approval.machine';
import { payoutMachine } from '../../machines/payouts/payout/payout.machine';
import type { PayoutContext } from '../../machines/payouts/payout/payout.types';
import { broken } from '../proofs/broken';
import { type ApprovalParts, approvalProvider, approvalTogether, type Books as Decisions } from './approval';
import { explored } from './explore';
import { type Parts, payoutTogether } from './payout';
import { type Books, payoutProvider } from './payoutProvider';
import { togetherReport } from './print';
import { boundsText, togetherVerdicts } from './verdicts';
import type { Call, Provider, Reaction } from './world';

/** Each tab makes up its own. */
const madeUp = ({ context: { order } }: { readonly context: Pick<PayoutContext, 'order'> }) =>
  order && { ...order, idempotencyKey: crypto.randomUUID() };

const ONCE = 'Money moves at most once for one order, in whichever tab it is sent, checked and sent again';
const TRUE = 'Whatever a tab says of a payout is true';
const LEARNS = 'Both tabs can still show the outcome, or be closed, whatever was lost before';

const alone = { copies: 0, mishaps: 2 };

/** Of one tab, which shows most faults by itself. */
function judged(parts: Parts, bounds: Parts['bounds'] = alone) {
  const found = explored(payoutTogether({ ...parts, bounds }));
  return Object.fromEntries(found.judged.map(({ says, verdict, counterexample }) => [says, { verdict, counterexample }]));
}

const verdicts = (parts: Parts, bounds?: Parts['bounds']) =>
  Object.entries(judged(parts, bounds)).flatMap(([says, { verdict }]) => (verdict === 'HOLDS' ? [] : [`${verdict} ${says}`]));

type Reads = Readonly<Record<string, unknown>>;

/** A provider that does something else with a payout that it receives. */
const receiving =
  (initiates: (real: Provider<Books>, books: Books, call: Call) => readonly Reaction<Books>[]) =>
  (reads: Reads): Provider<Books> => {
    const real = payoutProvider(reads);
    return {
      ...real,
      receive: (books, call) => (call.port === 'initiatePayout' ? initiates(real, books, call) : real.receive(books, call)),
    };
  };

const LOST = 'states/submitting/invoke/onError/2';
const says = (problem: string) => ['clearOrder', { type: 'setProblemText', params: { problem } }];

describe('[PAY-05 FLW-03] a payout in a tab, with the provider', () => {
  it('is paid once, and said truly', () => expect(verdicts({})).toEqual([]));

  it('is refuted with a provider that ignores the key, in steps that can be read', () => {
    const forgets = receiving((real, books, call) => real.receive({ ...books, keys: {} }, call));
    const found = judged({ provider: forgets }, { copies: 0, mishaps: 1 });
    expect(found[ONCE]).toEqual({
      verdict: 'REFUTED',
      counterexample: {
        why: 'Money moved twice for one order.',
        steps: [
          'first tab: the merchant reviews the payout -> confirming',
          'first tab: the merchant confirms -> submitting',
          'first tab: initiatePayout: the provider pays, and the browser sends the call again',
          'first tab: initiatePayout: the provider pays -> reported',
        ],
      },
    });
  });
  it('holds with a provider that only refuses a used key', () => {
    const busy = {
      says: 'the provider refuses a used key',
      reply: { error: { kind: 'server', status: 409, message: 'Used' } },
    } as const;
    const refuses = receiving((real, books, call) => {
      const isUsed = String(Object(call.input).idempotencyKey) in books.keys;
      return isUsed ? [{ ...busy, books }] : real.receive(books, call);
    });
    expect(verdicts({ provider: refuses })).toEqual([]);
  });

  it('is refuted with a provider that accepts a payout under a closed key', () => {
    const reopens = receiving((real, books, call) => {
      const keys = Object.fromEntries(Object.entries(books.keys).filter(([, key]) => key !== 'closed'));
      return real.receive({ ...books, keys }, call);
    });
    expect(verdicts({ provider: reopens })).toContain(`REFUTED ${ONCE}`);
  });

  it('is refuted with a machine that renews the key after a lost answer', () => {
    const renews = broken(payoutMachine, { chart: { [LOST]: { target: 'confirming', actions: 'renewKey' } } });
    expect(verdicts({ machine: renews })).toContain(`REFUTED ${ONCE}`);
  });
  it('holds with a machine that renews it once the provider has closed the old one', () => {
    const renews = broken(payoutMachine, { actions: { renewKey: assign({ order: madeUp, batchId: null, sentAt: null }) } });
    expect(verdicts({ machine: renews })).toEqual([]);
  });
  it('is refuted with a machine that sends again under the same key: a refusal of the second call hides the first', () => {
    const again = broken(payoutMachine, { chart: { [LOST]: { target: 'confirming' } } });
    expect(verdicts({ machine: again })).toEqual([`REFUTED ${TRUE}`]);
  });

  it('is refuted with a tab that says that nothing was sent', () => {
    const denies = broken(payoutMachine, { chart: { [LOST]: { target: 'editing', actions: says('Nothing was sent.') } } });
    const found = judged({ machine: denies });
    expect(found[TRUE]?.counterexample?.why).toBe('The first tab says that nothing was paid, and its call moved money.');
  });
  it('holds with a tab that says so once the provider has closed the key', () => {
    const received = 'states/checkingOutcome/invoke/onDone/4';
    const knows = broken(payoutMachine, { chart: { [received]: { target: 'editing', actions: says('Nothing was sent.') } } });
    expect(verdicts({ machine: knows })).toEqual([]);
  });

  it('is refuted with a tab that never learns an unknown outcome', () => {
    const stuck = broken(payoutMachine, { chart: { 'states/outcomeUnknown/on': {} } });
    expect(verdicts({ machine: stuck })).toEqual([`REFUTED ${LEARNS}`]);
  });
  it('says nothing if nothing can go wrong', () =>
    expect(verdicts({}, { orders: 0, copies: 0, mishaps: 0 })).toEqual([ONCE, TRUE, LEARNS].map((one) => `VACUOUS ${one}`)));
});

describe('[PAY-05 FLW-03] a payout in two tabs with the same order', () => {
  const two = { copies: 1, mishaps: 0 };
  const oneMishap = { copies: 1, mishaps: 1 };
  it('is paid once, whichever tab sends it, and both say what is true', () => expect(verdicts({}, oneMishap)).toEqual([]));
  it('is paid twice if each tab makes up another key for an order that was never received', () => {
    const renewKey = assign({ order: madeUp });
    const makesUp = broken(payoutMachine, { actions: { renewKey } });
    expect(verdicts({ machine: makesUp }, oneMishap)).toContain(`REFUTED ${ONCE}`);
  });
  it('is explored with all that a second tab can do without a mishap', () =>
    expect(explored(payoutTogether({ bounds: two })).worlds).toBeGreaterThan(200));
  it('is refused beyond a limit, instead of shown in part', () =>
    expect(() => explored(payoutTogether({ bounds: two }), 100)).toThrow('payout has more than 100 worlds. Lower its bounds.'));
});

const DECIDED = 'The money of a payout is paid out or released once, whichever of two approvers decides first';
const SHOWN = 'What both approvers are shown as decided is true: by whom, and whether it was approved';

const approvals = (parts: ApprovalParts) =>
  explored(approvalTogether({ bounds: { mishaps: 1 }, ...parts })).judged.flatMap(({ says: claim, verdict }) =>
    verdict === 'HOLDS' ? [] : [`${verdict} ${claim}`],
  );

describe('[APR-01 FLW-03] a payout with one who approves and one who declines', () => {
  const deciding = (decide: (books: Decisions, call: Call) => readonly Reaction<Decisions>[]): Provider<Decisions> => ({
    ...approvalProvider,
    receive: (books, call) => (call.port === 'decide' ? decide(books, call) : approvalProvider.receive(books, call)),
  });
  const reals = (books: Decisions, call: Call) => approvalProvider.receive(books, call);

  it('is decided once, and both read what is true', () => expect(approvals({})).toEqual([]));
  it('is refuted with a provider that decides again', () => {
    const again = deciding((books, call) => reals({ ...books, decision: null }, call));
    expect(approvals({ provider: again, bounds: { mishaps: 0 } })).toContain(`REFUTED ${DECIDED}`);
  });
  it('holds with a provider that repeats its answer to the one who decided', () => {
    const repeats = deciding((books, call) => {
      const isOwn = books.decision?.by === call.by && books.decision.isApproved === Object(call.input).isApproved;
      const reply = { output: { message: '' } };
      return isOwn ? [{ says: 'the provider repeats its answer', books, reply }] : reals(books, call);
    });
    expect(approvals({ provider: repeats })).toEqual([]);
  });
  it('is refuted with a machine that takes a lost answer for a decision', () => {
    const lost = { 'states/submitting/invoke/onError/3': { target: 'decided' } };
    expect(approvals({ machine: broken(approvalMachine, { chart: lost }) })).toContain(`REFUTED ${SHOWN}`);
  });
  it('holds with a machine that leaves the check of a lost answer to the approver', () => {
    const lost = { 'states/submitting/invoke/onError/3': { target: 'outcomeUnknown' } };
    expect(approvals({ machine: broken(approvalMachine, { chart: lost }) })).toEqual([]);
  });
});

describe('[FLW-03] what is told of a composition', () => {
  const one = (verdict: 'HOLDS' | 'REFUTED') => ({
    name: 'payout',
    title: 'Two tabs',
    worlds: 12_345,
    steps: 20_000,
    limits: [boundsText({ orders: 1, copies: 1, mishaps: 2 }), 'The cost always loads.'],
    judged: [
      {
        says: 'Money moves once',
        req: ['PAY-05'],
        verdict,
        counterexample: verdict === 'HOLDS' ? null : { why: 'It moved twice.', steps: ['a', 'b'] },
      },
    ],
  });
  it('has its bounds beside it', () => {
    const { said, blamed, code } = togetherReport([one('HOLDS')]);
    expect(said).toContain('HOLDS within 12,345 worlds  Money moves once  [PAY-05]');
    expect(said).toContain('At most 1 order, 1 tab opened as a copy at any moment, 2 mishaps at any moment.');
    expect([blamed, code]).toEqual(['', 0]);
    expect(togetherVerdicts([one('HOLDS')])).toMatchObject([{ flow: 'payout', verdict: 'HOLDS', assumes: one('HOLDS').limits }]);
  });
  it('has its counterexample as numbered steps', () => {
    const { blamed, code } = togetherReport([one('REFUTED')]);
    expect([blamed, code]).toEqual(['Two tabs: Money moves once\n  REFUTED: It moved twice.\n    1  a\n    2  b', 1]);
    expect(togetherVerdicts([one('REFUTED')])).toMatchObject([
      { verdict: 'REFUTED', detail: 'It moved twice.', notes: ['a', 'b'] },
    ]);
  });
});
