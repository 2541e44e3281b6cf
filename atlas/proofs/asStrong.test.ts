/** Machines with a fault that a sentence must not overlook, each beside one that only looks like it. */
import { describe, expect, it } from 'vitest';
import type { AnyStateNodeConfig } from 'xstate';
import { cases, declared, end, type Order, pay, type States, sent, verdict } from './planted';

describe('[FLW-03] a gate counts since the last time', () => {
  const confirmed = (failed: AnyStateNodeConfig): States => ({
    editing: { on: { go: 'paying', edit: { guard: 'isFew', actions: 'count' } } },
    paying: pay(),
    failed,
    end,
  });
  const property = declared({ kind: 'mustPass', to: { calls: 'pay' }, through: [{ event: 'go' }] });
  it('refutes a second call under an old confirmation', () =>
    expect(verdict(confirmed({ on: { again: 'paying' } }), property)).toMatchObject({ verdict: 'REFUTED' }));
  it('proves a second call after another confirmation', () =>
    expect(verdict(confirmed({ on: { again: 'editing' } }), property)).toMatchObject({ verdict: 'PROVED' }));
  const until = declared({ kind: 'mustPass', to: { calls: 'pay' }, through: [{ event: 'go' }], holdsUntil: [{ event: 'edit' }] });
  it('refutes a call under a confirmation of something that was edited since', () =>
    expect(verdict(confirmed({ on: { edit: 'paying' } }), until)).toMatchObject({ verdict: 'REFUTED' }));
  it('proves a second call of what was confirmed, where it counts until an edit', () =>
    expect(verdict(confirmed({ on: { again: 'paying' } }), until)).toMatchObject({ verdict: 'PROVED' }));
  it('counts a state that is entered again', () => {
    const to = declared({ kind: 'mustPass', to: { state: 'shown' }, through: [{ event: 'go' }] });
    const shown = (again: object) => ({ a: { on: { go: 'shown' } }, shown: { on: { again, back: 'end' } }, end });
    expect(verdict(shown({ target: 'shown', reenter: true }), to)).toMatchObject({ verdict: 'REFUTED' });
    expect(verdict(shown({ actions: 'count', guard: 'isFew' }), to)).toMatchObject({ verdict: 'PROVED' });
  });
});

describe('[FLW-03] a state is entered only by', () => {
  const property = declared({ kind: 'never', enter: 'shown', unless: [{ port: 'look', answers: 'done' }] });
  const shown = (again: object): States => ({
    looking: { invoke: { id: 'look', src: 'look', onDone: 'shown', onError: 'end' } },
    shown: { on: { again, back: 'end' } },
    end,
  });
  it('what leads into it, also when it is entered again', () =>
    expect(verdict(shown({ target: 'shown', reenter: true }), property)).toMatchObject({ verdict: 'REFUTED' }));
  it('what leads into it, not what stays in it', () =>
    expect(verdict(shown({ guard: 'isFew', actions: 'count' }), property)).toMatchObject({ verdict: 'HOLDS' }));
  it('what leads into it, also where it is left at once', () => {
    const passing = { a: { on: { go: 'shown', back: 'end' } }, shown: { always: 'end' }, end };
    const byBack = declared({ kind: 'never', enter: 'shown', unless: [{ event: 'back' }] });
    const byGo = declared({ kind: 'never', enter: 'shown', unless: [{ event: 'go' }] });
    expect(verdict(passing, byBack)).toMatchObject({ verdict: 'REFUTED' });
    expect(verdict(passing, byGo)).toMatchObject({ verdict: 'HOLDS' });
  });
});

describe('[FLW-03 APR-01] four eyes', () => {
  const inputs = { other: { maker: 'other' }, own: { maker: 'me' }, clerk: { me: 'clerk' } };
  const eyes = (more: object = {}) =>
    declared({
      kind: 'fourEyes',
      port: 'pay',
      maker: ({ maker }: Order) => maker,
      makersOf: ({ maker = 'other' }: Partial<Order>) => [maker],
      checker: ({ me }: Order) => ({ id: me, role: me === 'me' ? 'checker' : 'clerk' }),
      roles: ['checker'],
      ...more,
    });
  const isChecker = { guard: 'isOther', target: 'paying' };
  const may = (paying: AnyStateNodeConfig, others: States = {}): States => ({
    ...{ waiting: { on: { go: isChecker, back: 'end' } }, paying, failed: { on: { back: 'end' } } },
    ...others,
    end,
  });
  const withRole = { ...cases, inputs: { ...inputs, clerk: { me: 'clerk', maker: 'clerk' } } };
  it('hold where the guard asks for them', () =>
    expect(verdict(may(pay()), eyes(), withRole)).toMatchObject({ verdict: 'HOLDS' }));
  it('are refuted where the call sends what the checker made', () => {
    const sendsMine = pay({ input: ({ context: { me } }: { readonly context: Order }) => ({ maker: me }) });
    expect(verdict(may(sendsMine), eyes(), withRole)).toMatchObject({
      verdict: 'REFUTED',
      detail: 'pay is called by its maker.',
    });
  });
  it('are refuted where an entry action exchanges what is sent, and hold where an exit action does afterwards', () => {
    expect(verdict(may({ entry: 'takeMine', ...pay() }), eyes(), withRole)).toMatchObject({ verdict: 'REFUTED' });
    expect(verdict(may({ exit: 'takeMine', ...pay() }), eyes(), withRole)).toMatchObject({ verdict: 'HOLDS' });
  });
  it('are about the moment of the call, not about the end of its step', () => {
    const leavesAtOnce = { entry: 'takeMine', ...pay(), exit: 'takeOthers', always: 'failed' };
    expect(verdict(may(leavesAtOnce), eyes(), withRole)).toMatchObject({ verdict: 'REFUTED' });
  });
  it('see a machine that calls the same endpoint, and none that calls another one', () => {
    const child = (src: string): States => ({
      asking: { on: { again: 'delegating', go: { guard: 'isOther', target: 'paying' } } },
      delegating: { invoke: { id: src, src, input: sent, onDone: 'end' } },
      paying: pay(),
      failed: { on: { back: 'end' } },
      end,
    });
    expect(verdict(child('paying'), eyes(), withRole)).toMatchObject({
      verdict: 'REFUTED',
      detail: 'paying is called by its maker.',
    });
    expect(verdict(child('looking'), eyes(), withRole)).toMatchObject({ verdict: 'HOLDS' });
  });
  it('are vacuous where the property does not look at what is sent', () =>
    expect(verdict(may(pay()), eyes({ makersOf: () => ['other'] }), withRole)).toMatchObject({ verdict: 'VACUOUS' }));
});

describe('[FLW-03] an order is sent once', () => {
  const once = (more: object = {}) =>
    declared({
      kind: 'calledOnce',
      port: 'pay',
      key: ({ key }: Order) => key,
      open: () => null,
      current: ({ key }: Order) => key,
      until: [{ port: 'pay', fails: 'refused' }],
      ...more,
    });
  const ordered = (making: string, others: States = {}): States => ({
    editing: { on: { go: { target: 'paying', actions: making } } },
    paying: pay(),
    failed: { on: { back: 'end' } },
    ...others,
    end,
  });
  it('under a key that is made for it', () => expect(verdict(ordered('renew'), once())).toMatchObject({ verdict: 'HOLDS' }));
  it('not under a key that is made of its amount', () =>
    expect(verdict(ordered('keyOfAmount'), once())).toMatchObject({ verdict: 'REFUTED' }));
  it('under a key that follows on the one that it was opened with, and not on one that every order begins with', () => {
    const opened = { ...cases, inputs: { it: { key: 'earlier' } } };
    expect(verdict(ordered('follow'), once(), opened)).toMatchObject({ verdict: 'HOLDS' });
    expect(verdict(ordered('follow'), once())).toMatchObject({ verdict: 'REFUTED' });
  });
  it('not under a key that is put together with its amount', () => {
    const key = ({ key: one, amount }: Order) => `${one} ${amount}`;
    expect(verdict(ordered('renew'), once({ key, current: key }))).toMatchObject({
      verdict: 'REFUTED',
      detail: 'A path calls pay with an idempotency key that is put together from key and amount.',
    });
  });
  it('not under another key than its own', () => {
    const other = { ...ordered('renew'), paying: pay({ input: () => ({ key: crypto.randomUUID() }) }) };
    expect(verdict(other, once())).toMatchObject({ verdict: 'REFUTED' });
  });
  it('not through another port with the same endpoint, or a machine with it', () => {
    const another = (src: string): States => ({
      ...ordered('renew'),
      failed: { on: { back: 'end', again: 'another' } },
      another: { invoke: { id: src, src, onDone: 'end', onError: 'end' } },
    });
    expect(verdict(another('payAnother'), once())).toMatchObject({ verdict: 'REFUTED' });
    expect(verdict(another('paying'), once())).toMatchObject({ verdict: 'REFUTED' });
    expect(verdict(another('look'), once())).toMatchObject({ verdict: 'HOLDS' });
    expect(verdict(another('looking'), once())).toMatchObject({ verdict: 'HOLDS' });
  });
});
