/** Properties of calls that move money: each order is sent once, and nobody approves what they made. */

import type { Call } from '../simulator';
import { allCallersOf } from './callers';
import { notAKey, readingsOf } from './readings';
import type { Move, Node, StateSpace } from './stateSpace';
import { type Found, NOTHING_TO_WALK, refuted, type Subject, vacuous, watched } from './subject';
import { type AnyTrigger, isTriggeredBy, type Names, triggerText } from './targets';
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

const placeText = ({ state, src }: { readonly state: string; readonly src: string }, port: string) =>
  src === port ? state : `${state} (${src})`;

export function calledOnce(subject: Subject, names: Names, { port, key, open, current, until }: CalledOnce): Found {
  const callers = allCallersOf(subject, names, port);
  const settling = until.map((trigger) => triggerText(names, trigger)).join(', ');
  if (callers.length > 1)
    return refuted(
      `What ${port} calls is called from more than one place: ${callers.map((one) => placeText(one, port)).join(', ')}.`,
    );
  const { stateSpace } = subject;
  if (!stateSpace) return vacuous(NOTHING_TO_WALK);
  let calls = 0;
  let why = '';
  const whyNot = ({ isOpen, keys }: Orders, { input, context }: Call): string | null => {
    if (isOpen) return 'again before the outcome of the first call is known';
    if (keys.includes(key(input as never))) return 'again with an idempotency key that was already used';
    const wrong = notAKey(key, input) ?? notAKey(current, context);
    if (wrong !== null) return `with an idempotency key ${wrong}`;
    return key(input as never) === current(context as never) ? null : 'with another idempotency key than that of the order';
  };
  const look = ({ isOpen, keys }: Orders, move: Move): Orders | typeof BROKEN => {
    let orders = { isOpen: isOpen && !until.some((trigger) => isTriggeredBy(trigger, move)), keys };
    for (const call of callsOf(port, move)) {
      calls += 1;
      const found = whyNot(orders, call);
      if (found !== null) {
        why = found;
        return BROKEN;
      }
      orders = { isOpen: true, keys: [...orders.keys, key(call.input as never)] };
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
  const result = watch(stateSpace, { begin, next: look, apart });
  if (!result.broken && isDerived(stateSpace, port, { key, current }))
    return refuted(`${port} is called with an idempotency key that is the same for two equal orders.`);
  return watched(stateSpace, result, calls > 0, {
    holds: `No explored path calls ${port} again before one of these: ${settling}. None reuses an idempotency key.`,
    broken: `A path calls ${port} ${why}.`,
    unseen: `No explored path calls ${port}.`,
  });
}

const callsOf = (port: string, { called }: Move) => called.filter(({ src }) => src === port);

/** How many walks are repeated. One is enough to find a key that is made of what is sent. */
const REPEATED = 5;

const startOf = (node: Node): Node => (node.from === null ? node : startOf(node.from));

/**
 * Whether a walk makes the same key when it is walked again. A key that a walk starts with was made before, and so was the one that follows on it
 * in every tab.
 */
function isDerived(space: StateSpace, port: string, { key, current }: Pick<CalledOnce, 'key' | 'current'>): boolean {
  let left = REPEATED;
  for (const node of space.nodes.values()) {
    if (left === 0) return false;
    const keys = callsOf(port, node.by).map(({ input }) => key(input as never));
    const given = JSON.stringify(space.cases.inputs[node.input] ?? null);
    const isGiven = (one: string) => given.includes(JSON.stringify(one));
    const held = current(startOf(node).by.after.context as never);
    const follows = (one: string) => held !== null && isGiven(held) && one.startsWith(`${held}.`);
    const made = keys.filter((one) => !isGiven(one) && !follows(one));
    if (made.length === 0) continue;
    left -= 1;
    const again = callsOf(port, space.again(node)).map(({ input }) => key(input as never));
    if (made.some((one) => again.includes(one))) return true;
  }
  return false;
}

interface FourEyes {
  readonly port: string;
  readonly maker: (context: never) => string;
  readonly makersOf: (input: never, context: never) => readonly string[];
  readonly checker: (context: never) => { readonly id: string; readonly role: string };
  readonly roles: readonly string[];
}

/** A rule that nobody tries to break shows nothing. The cases must include the maker, and a user without the role. */
export function fourEyes(subject: Subject, names: Names, { port, maker, makersOf, checker, roles }: FourEyes): Found {
  const { stateSpace } = subject;
  const sources = new Set(allCallersOf(subject, names, port).map(({ src }) => src));
  if (!stateSpace) return vacuous(NOTHING_TO_WALK);
  const all = [...stateSpace.nodes.values()].map(({ by }) => {
    const context = by.after.context as never;
    return { made: maker(context), ...checker(context) };
  });
  if (!all.some(({ made, id }) => made !== '' && made === id)) return vacuous('No case has the maker as the checker.');
  if (!all.some(({ id, role }) => id !== '' && !roles.includes(role))) return vacuous('No case has a checker without the role.');
  let calls = 0;
  let isUsed = false;
  let why = '';
  const whyNot = ({ src, input, context }: Call): string | null => {
    const { result, isUsed: isRead } = readingsOf((given) => makersOf(given, context as never), input);
    const makers = result as readonly string[];
    const { id, role } = checker(context as never);
    isUsed ||= isRead;
    if (makers.includes(id)) return `${src} is called by its maker.`;
    if (!roles.includes(role)) return `${src} is called by a user in the role "${role}".`;
    return makers.length === 0 || makers.includes('') ? `${src} is called when the maker is unknown.` : null;
  };
  const look = ({ called }: Move) =>
    called.some((call) => {
      if (!sources.has(call.src)) return false;
      calls += 1;
      const found = whyNot(call);
      if (found !== null) why = found;
      return found !== null;
    });
  const result = watchMoves(stateSpace, look);
  if (!result.broken && calls > 0 && !isUsed) return vacuous('The property does not look at what is sent.');
  return watched(stateSpace, result, calls > 0, {
    holds: `${[...sources].join(' and ')}: called only by a user in the role ${roles.join(' or ')} who made nothing of what is sent.`,
    broken: why,
    unseen: `No explored path calls ${port}.`,
  });
}
