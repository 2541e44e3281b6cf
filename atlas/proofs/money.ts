/** Properties of calls that move money: each order is sent once, and nobody approves what they made. */

import type { Move } from './stateSpace';
import { type Found, NOTHING_TO_WALK, refuted, type Subject, vacuous, watched } from './subject';
import { type AnyTrigger, callersOf, isTriggeredBy, type Names, triggerText } from './targets';
import { BROKEN, watch, watchMoves } from './watcher';

interface CalledOnce {
  readonly port: string;
  readonly key: (input: never) => string;
  readonly open: (context: never) => string | null;
  readonly current: (context: never) => string | null;
  readonly until: readonly AnyTrigger[];
}

interface Orders {
  /** Whether a call was made whose outcome is unknown. */
  readonly isOpen: boolean;
  readonly keys: readonly string[];
}

const inputsOf = (port: string, { called }: Move) => called.filter(({ src }) => src === port).map(({ input }) => input as never);

export function calledOnce({ stateSpace }: Subject, names: Names, { port, key, open, current, until }: CalledOnce): Found {
  const callers = callersOf(names, port);
  const settling = until.map((trigger) => triggerText(names, trigger)).join(', ');
  if (callers.length > 1) return refuted(`${port} is called from more than one state: ${callers.join(', ')}.`);
  if (!stateSpace) return vacuous(NOTHING_TO_WALK);
  let calls = 0;
  let why = '';
  const look = ({ isOpen, keys }: Orders, move: Move): Orders | typeof BROKEN => {
    let orders = { isOpen: isOpen && !until.some((trigger) => isTriggeredBy(trigger, move)), keys };
    for (const input of inputsOf(port, move)) {
      calls += 1;
      why = orders.isOpen ? 'before the outcome of the first call is known' : 'with an idempotency key that was already used';
      if (orders.isOpen || orders.keys.includes(key(input))) return BROKEN;
      orders = { isOpen: true, keys: [...orders.keys, key(input)] };
    }
    return orders;
  };
  const begin = (move: Move) => {
    const held = open(move.after.context as never);
    return look({ isOpen: held !== null, keys: held === null ? [] : [held] }, move);
  };
  // Every walk creates new keys, so only whether the current key was used counts.
  const apart = ({ isOpen, keys }: Orders, { context }: Move['after']) => [
    isOpen,
    keys.includes(current(context as never) ?? ''),
  ];
  return watched(stateSpace, watch(stateSpace, { begin, next: look, apart }), calls > 0, {
    holds: `No explored path calls ${port} again before one of these: ${settling}. None reuses an idempotency key.`,
    broken: `A path calls ${port} again ${why}.`,
    unseen: `No explored path calls ${port}.`,
  });
}

interface FourEyes {
  readonly port: string;
  readonly maker: (context: never) => string;
  readonly checker: (context: never) => { readonly id: string; readonly role: string };
  readonly roles: readonly string[];
}

/** A rule that nobody tries to break shows nothing. The cases must include the maker, and a user without the role. */
export function fourEyes({ stateSpace }: Subject, names: Names, { port, maker, checker, roles }: FourEyes): Found {
  callersOf(names, port);
  if (!stateSpace) return vacuous(NOTHING_TO_WALK);
  const people = (move: Move) => {
    const context = move.after.context as never;
    return { made: maker(context), ...checker(context) };
  };
  const all = [...stateSpace.nodes.values()].map(({ by }) => people(by));
  if (!all.some(({ made, id }) => made !== '' && made === id)) return vacuous('No case has the maker as the checker.');
  if (!all.some(({ id, role }) => id !== '' && !roles.includes(role))) return vacuous('No case has a checker without the role.');
  let calls = 0;
  let why = '';
  const look = (move: Move) => {
    for (const _ of inputsOf(port, move)) {
      const { made, id, role } = people(move);
      calls += 1;
      why = made === id ? 'by its maker' : roles.includes(role) ? 'when the maker is unknown' : `by a user in the role "${role}"`;
      if (made === '' || made === id || !roles.includes(role)) return true;
    }
    return false;
  };
  return watched(stateSpace, watchMoves(stateSpace, look), calls > 0, {
    holds: `${port} is called only by a user in the role ${roles.join(' or ')} who is not the maker.`,
    broken: `${port} is called ${why}.`,
    unseen: `No explored path calls ${port}.`,
  });
}
