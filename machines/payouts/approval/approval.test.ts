/** What the paths of the approval do not cover: several payouts at once, other refusals, and the sent input. */
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { Failure, type Fault } from '../../kit/flow/fault';
import { wire } from '../../kit/flow/port';
import { rent } from '../approvals/approvals.flow';
import { approvalMachine } from './approval.machine';
import { barrier, groupsOf, isMaker, mayPickAny, totalOf, totalsOf } from './approval.rules';
import { selectApproval } from './approval.select';
import type { Sent } from './approval.types';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const tunde = { id: '2', name: 'Tunde Bello', mayApprove: true };
const amaka = { id: '1', name: 'Amaka Obi', mayApprove: true };
const BOLA_DECIDED = 'This payout was already decided by Bola Ade. Its status is Rejected.';
const refused = (status: number, message: string): Fault => ({ kind: 'server', status, message });

function open({
  ids = ['1'],
  gone = [] as string[][],
  decide = [] as (Fault | null)[],
  unloaded = [] as (Fault | null)[],
  unsent = null as Fault | null,
  message = '',
  isApproved = true,
  sentAt = null as number | null,
  approver = tunde,
} = {}) {
  const codesFor: string[] = [];
  const sent: Sent[] = [];
  const said: string[] = [];
  const machine = wire(approvalMachine, {
    look: async ({ payoutIds }) => {
      const lost = unloaded.shift() ?? null;
      if (lost) throw new Failure(lost);
      const decided = gone.shift() ?? [];
      const statusOf = (payoutId: string) => (decided.includes(payoutId) ? { status: 'Rejected', approver: 'Bola Ade' } : {});
      return { payouts: payoutIds.map((payoutId) => ({ ...rent, payoutId, ...statusOf(payoutId) })) };
    },
    sendCode: async ({ payoutIds }) => {
      if (unsent) throw new Failure(unsent);
      codesFor.push(payoutIds.join());
      return { message };
    },
    decide: async (asked) => {
      sent.push(asked);
      const fault = decide.shift() ?? null;
      if (fault) throw new Failure(fault);
      return { message };
    },
    otp: {
      verify: async ({ otp }) => ({ message: '', otp }),
      resend: async ({ subject }) => {
        codesFor.push(`again ${subject}`);
        return { message: '' };
      },
    },
  });
  const actor = createActor(machine, { input: { payoutIds: ids, isApproved, approver, sentAt } });
  actor.on('*', (event) => said.push(event.type === 'notice' ? event.text : event.type));
  actor.start();
  const view = () => selectApproval(actor.getSnapshot());
  const ask = async (decision = isApproved) => {
    actor.send({ type: 'code.requested', isApproved: decision });
    await settle();
    await settle();
  };
  const enter = async (otp: string) => {
    actor.getSnapshot().children.otp?.send({ type: 'otp.changed', otp });
    actor.getSnapshot().children.otp?.send({ type: 'otp.submitted' });
    await settle();
    await settle();
    await settle();
  };
  return { actor, view, ask, enter, codesFor, sent, said };
}

const opened = async (how: Parameters<typeof open>[0] = {}) => {
  const flow = open(how);
  await settle();
  await settle();
  return flow;
};

/** Opens the decision and asks for its code. */
const asked = async (how: Parameters<typeof open>[0] = {}) => {
  const flow = await opened(how);
  await flow.ask();
  return flow;
};

describe('[APR-01] a decision that is opened', () => {
  it('sends no code before the approver asks to decide', async () => {
    const { view, codesFor, ask } = await opened();
    expect(view()).toMatchObject({ step: 'reviewing', isCodeSent: false, otp: null });
    expect(codesFor).toEqual([]);
    await ask();
    expect([view().step, codesFor]).toEqual(['verifying', ['1']]);
  });
  it('goes back to the review, and takes the same code for the other decision', async () => {
    const { actor, view, ask, enter, codesFor, sent } = await asked();
    actor.getSnapshot().children.otp?.send({ type: 'otp.dismissed' });
    await settle();
    expect(view()).toMatchObject({ step: 'reviewing', isCodeSent: true, problem: null });
    await ask(false);
    await enter('123456');
    expect(codesFor).toEqual(['1']);
    expect(sent).toEqual([{ payoutIds: ['1'], isApproved: false, otp: '123456' }]);
  });
});

describe('[APR-01] a decision whose payouts fail to load', () => {
  it('says why, sends nothing, and loads them again', async () => {
    const lost = refused(404, 'This payout was not found');
    const { actor, view, codesFor } = await opened({ unloaded: [lost, { kind: 'network' }] });
    expect(view()).toMatchObject({ step: 'loadFailed', loadFault: lost });
    for (const step of ['loadFailed', 'reviewing'] as const) {
      actor.send({ type: 'payouts.retry' });
      await settle();
      await settle();
      expect([view().step, codesFor]).toEqual([step, []]);
    }
  });
});

describe('[APR-01] several payouts', () => {
  it('are decided together with one code for all of them', async () => {
    const { enter, codesFor, sent, actor, view } = await asked({ ids: ['1', '2'], isApproved: false });
    expect(view()).toMatchObject({ step: 'verifying', total: { currency: 'NGN', amount: '2000100.00' }, decided: [] });
    await enter('123456');
    expect(codesFor).toEqual(['1,2']);
    expect(sent).toEqual([{ payoutIds: ['1', '2'], isApproved: false, otp: '123456' }]);
    expect(actor.getSnapshot().output).toEqual({ result: 'decided' });
  });
  it.each([
    [true, 'Payout approved. ADA OKAFOR receives NGN 1,000,000.00.'],
    [false, 'Payout declined. NGN 1,000,050.00 is back in your Payout Balance.'],
  ])('say what was decided, if the provider does not: approved %s, %s', async (isApproved, words) => {
    const { enter, said } = await asked({ isApproved });
    await enter('1');
    expect(said).toEqual([words]);
  });
  it('repeat what the provider says about the code and the decision', async () => {
    const { enter, said, view } = await asked({ message: 'So it is' });
    expect(view().sent).toBe('So it is');
    await enter('1');
    expect(said).toEqual(['So it is. ADA OKAFOR receives NGN 1,000,000.00.']);
    expect((await asked()).view().sent).toBe('Success - Enter OTP');
  });
  it('leave out payouts that are already decided', async () => {
    const { enter, codesFor, sent, view } = await asked({ ids: ['1', '2'], gone: [['2']] });
    expect(view()).toMatchObject({ decided: [{ decision: 'Rejected by Bola Ade' }], payouts: [{ payoutId: '1' }] });
    await enter('1');
    expect([codesFor, sent[0]?.payoutIds]).toEqual([['1'], ['1']]);
  });
  it('require a new code if one of them was decided in the meantime', async () => {
    const decide = [refused(409, '1 of these payouts was already decided. Nothing was done')];
    const { ask, enter, codesFor, view, sent } = await asked({ ids: ['1', '2'], gone: [[], ['1']], decide });
    await enter('1');
    expect(codesFor).toEqual(['1,2']);
    expect(view()).toMatchObject({ step: 'reviewing', decided: [{ payoutId: '1' }], payouts: [{ payoutId: '2' }] });
    await ask();
    expect(codesFor).toEqual(['1,2', '2']);
    expect(sent).toHaveLength(1);
  });
});

describe('[APR-01] a failed decision', () => {
  it('shows the provider’s message for a wrong code, and asks again', async () => {
    const { enter, view, sent } = await asked({ decide: [refused(400, 'Invalid OTP')] });
    await enter('wrong');
    expect(view()).toMatchObject({ step: 'verifying', otp: { problem: 'Invalid OTP', otp: '' }, sent: '' });
    await enter('right');
    expect(sent.map(({ otp }) => otp)).toEqual(['wrong', 'right']);
  });
  it('lets the wait for another code go on after a wrong one, because none was sent', async () => {
    const sentAt = Date.now() - 20_000;
    const { enter, view } = await asked({ sentAt, decide: [refused(400, 'Invalid OTP'), refused(400, 'Invalid OTP')] });
    for (const wrong of ['000000', '000001']) {
      await enter(wrong);
      expect(view()).toMatchObject({ step: 'verifying', otp: { resend: 'waiting', resendAt: sentAt + 60_000 } });
    }
  });
  it('says that the status is unknown if it failed to load too, and checks it again', async () => {
    const { actor, enter, view } = await asked({ decide: [{ kind: 'network' }], unloaded: [null, { kind: 'network' }] });
    await enter('1');
    expect(view()).toMatchObject({ step: 'outcomeUnknown' });
    actor.send({ type: 'payouts.retry' });
    await settle();
    await settle();
    expect(view()).toMatchObject({ step: 'verifying', otp: { problem: null } });
  });
  it('requires a new code after too many attempts', async () => {
    const { enter, view } = await asked({ decide: [refused(400, 'Too many attempts')] });
    await enter('wrong');
    expect(view()).toMatchObject({ step: 'codeNotSent', problem: 'Too many attempts' });
  });
  it('shows that another approver was first, and names them', async () => {
    const decide = [refused(409, 'This payout was already decided')];
    const { enter, actor, view, said } = await asked({ gone: [[], ['1']], decide });
    await enter('1');
    expect(view()).toMatchObject({ step: 'alreadyDecided', settled: BOLA_DECIDED, payouts: [] });
    actor.send({ type: 'dismissed' });
    expect([actor.getSnapshot().output, said]).toEqual([{ result: 'alreadyDecided' }, []]);
  });
  it('is not resent automatically after a lost response', async () => {
    const { enter, view, sent } = await asked({ decide: [{ kind: 'network' }] });
    await enter('1');
    expect(sent).toHaveLength(1);
    expect(view().otp?.problem).toBe('We didn’t get a response. The payout still awaits a decision. Re-enter the code.');
  });
  it('shows the documents’ message if the provider has none', async () => {
    const { view } = await asked({ unsent: { kind: 'badAnswer', endpoint: 'any', field: 'any' } });
    expect(view()).toMatchObject({ step: 'codeNotSent', problem: 'An error occured' });
    // No code was ever sent, and another one can be requested at once.
    expect(view()).toMatchObject({ isCodeSent: false, codeRetry: { state: 'ready' } });
  });
});

describe('[APR-01] a refused code', () => {
  const unsent = refused(409, 'This payout was already decided');
  it('means that another approver may have decided: the payout is checked, and shown as decided', async () => {
    const { view, codesFor } = await asked({ gone: [[], ['1']], unsent });
    expect(view()).toMatchObject({ step: 'alreadyDecided', settled: BOLA_DECIDED, problem: null });
    expect(codesFor).toEqual([]);
  });
  it('leaves those of several payouts to review that await a decision', async () => {
    const { view } = await asked({ ids: ['1', '2'], gone: [[], ['2']], unsent });
    expect(view()).toMatchObject({ step: 'reviewing', isCodeSent: false, problem: null, payouts: [{ payoutId: '1' }] });
    expect(view().decided).toMatchObject([{ payoutId: '2', decision: 'Rejected by Bola Ade' }]);
  });
  it('is shown with its reason if they still await a decision', async () => {
    const { view } = await asked({ unsent: refused(403, 'Not today') });
    expect(view()).toMatchObject({ step: 'codeNotSent', problem: 'Not today', codeRetry: { state: 'ready' } });
  });
  it('leads to nothing else until their status is known, and lists each decided payout once', async () => {
    const unloaded = [null, { kind: 'network' } as const];
    const { actor, view } = await asked({ ids: ['1', '2'], gone: [['2'], ['2']], unsent, unloaded });
    expect(view()).toMatchObject({ step: 'loadFailed', loadFault: { kind: 'network' } });
    actor.send({ type: 'payouts.retry' });
    await settle();
    await settle();
    expect(view()).toMatchObject({ step: 'reviewing', payouts: [{ payoutId: '1' }] });
    expect(view().decided.map(({ payoutId }) => payoutId)).toEqual(['2']);
  });
});

describe('[APR-01] the right to decide', () => {
  it.each([
    ['another person', rent, tunde, null],
    ['whoever asked for it', rent, amaka, 'maker'],
    ['a namesake, where there is an id', { ...rent, initiatorId: '9' }, amaka, null],
    ['the same name, where there is no id', { ...rent, initiatorId: null }, amaka, 'maker'],
    ['anybody, where nobody is named', { ...rent, initiatorId: null, initiator: '' }, { ...amaka, name: '' }, null],
    ['without the role', rent, { ...tunde, mayApprove: false }, 'role'],
  ] as const)('%s', (_, payout, approver, why) => expect(barrier([payout], approver)).toBe(why));
  it('is denied to the maker of any of several payouts', () =>
    expect(barrier([{ ...rent, initiatorId: '9' }, rent], amaka)).toBe('maker'));
  it('lets payouts be picked while none is listed or one of them can be decided, and never without the role', () => {
    const other = { ...rent, initiatorId: '9' };
    expect([[], [rent], [rent, other]].map((rows) => mayPickAny(rows, amaka))).toEqual([true, false, true]);
    expect([[], [other]].map((rows) => mayPickAny(rows, { ...amaka, mayApprove: false }))).toEqual([false, false]);
  });
  it('compares ids before names', () => expect(isMaker({ initiatorId: '1', initiator: 'Somebody' }, amaka)).toBe(true));
});

describe('[APR-01] the total of several payouts', () => {
  it('is unknown for several currencies or an unknown amount', () => {
    expect(totalOf([rent, { ...rent, currency: 'USD' }])).toBeNull();
    expect(totalOf([rent, { ...rent, amount: null }])).toBeNull();
    expect(totalOf([])).toBeNull();
  });
  it('includes each fee that is known', () => {
    expect(totalOf([rent, { ...rent, fee: null }])).toEqual({ currency: 'NGN', amount: '2000050.00' });
  });
  it('is one for each currency, and none where an amount is unknown', () =>
    expect(totalsOf([rent, { ...rent, currency: 'USD' }, rent, { ...rent, currency: 'GBP', amount: null }])).toEqual([
      { currency: 'NGN', amount: '2000100.00' },
      { currency: 'USD', amount: '1000050.00' },
    ]));
  it('stands in one order of the currencies, whatever the order of the payouts is', () => {
    const inOrder = (...codes: string[]) =>
      totalsOf(codes.map((currency) => ({ ...rent, currency }))).map((each) => each.currency);
    expect(inOrder('NGN', 'USD', 'GBP')).toEqual(['NGN', 'GBP', 'USD']);
    expect(inOrder('GBP', 'USD', 'NGN', 'GBP')).toEqual(['NGN', 'GBP', 'USD']);
  });
  it('has the payouts of each currency with the fees that it includes', () => {
    const [naira, dollars] = groupsOf([{ ...rent, currency: 'USD', fee: null }, rent, { ...rent, fee: '25.50' }]);
    expect(naira).toMatchObject({ currency: 'NGN', fees: '75.50', total: { amount: '2000075.50' } });
    expect(dollars).toMatchObject({
      currency: 'USD',
      fees: null,
      payouts: [{ currency: 'USD' }],
      total: { amount: '1000000.00' },
    });
  });
});

describe('[APR-01] the code of a decision that is opened again', () => {
  it('is the one that was sent a moment ago, and the wait for another goes on', async () => {
    const sentAt = Date.now() - 20_000;
    const { view, codesFor, enter, sent } = await asked({ sentAt });
    expect(view()).toMatchObject({ step: 'verifying', isCodeSent: true, otp: { resend: 'waiting', resendAt: sentAt + 60_000 } });
    expect(codesFor).toEqual([]);
    await enter('123456');
    expect(sent).toHaveLength(1);
  });

  it('is not asked for from a person who cannot decide', async () => {
    const { view, codesFor } = await asked({ sentAt: Date.now(), approver: amaka });
    expect(view()).toMatchObject({ step: 'forbidden', decider: 'maker', otp: null });
    expect(codesFor).toEqual([]);
  });

  it('counts once: a decision that was opened again sends another one on request', async () => {
    const decide = [refused(400, 'Too many attempts')];
    const { actor, enter, view, codesFor } = await asked({ sentAt: Date.now() - 90_000, decide });
    await enter('wrong');
    expect(view()).toMatchObject({ step: 'codeNotSent' });
    actor.send({ type: 'code.retry' });
    await settle();
    await settle();
    expect([view().step, codesFor]).toEqual(['verifying', ['1']]);
  });

  it('is another one if the payouts are others now', async () => {
    const { codesFor } = await asked({ ids: ['1', '2'], gone: [['2']], sentAt: Date.now() });
    expect(codesFor).toEqual(['1']);
  });

  it('is reported when the decision is closed', async () => {
    const before = Date.now();
    const { actor } = await asked();
    actor.send({ type: 'dismissed' });
    const { output } = actor.getSnapshot();
    expect(output).toMatchObject({ result: 'closed', sentAt: expect.any(Number) });
    expect(output?.result === 'closed' && output.sentAt).toBeGreaterThanOrEqual(before);
  });

  it('is requested again only once the provider sends another one', async () => {
    const { actor, view } = await asked({ unsent: refused(429, 'Please wait 42 seconds') });
    const in42 = Date.now() + 42_000;
    expect(view()).toMatchObject({ step: 'codeNotSent', codeRetry: { state: 'waiting' } });
    expect(Math.abs(view().codeRetry.at - in42)).toBeLessThan(5_000);
    expect(actor.getSnapshot().can({ type: 'code.retry' })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'code.available' })).toBe(true);
  });
});
