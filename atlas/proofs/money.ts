/** What is asked of calls that move money: that each order is sent once, and that nobody approves what they made. */
import { type AnyBrought, broughtText, callersOf, isBrought, type Names } from './spots';
import { type Found, NOTHING_TO_WALK, refuted, type Subject, vacuous, watched } from './subject';
import { BROKEN, type Move, watch } from './world';

interface CalledOnce {
  readonly port: string;
  readonly key: (input: never) => string;
  readonly open: (context: never) => string | null;
  readonly until: readonly AnyBrought[];
}

interface Orders {
  /** Whether a call was made of which nobody has said yet what became of it. */
  readonly isOpen: boolean;
  readonly keys: readonly string[];
}

const inputsOf = (port: string, { called }: Move) => called.filter(({ src }) => src === port).map(({ input }) => input as never);

export function calledOnce({ world }: Subject, names: Names, { port, key, open, until }: CalledOnce): Found {
  const callers = callersOf(names, port);
  const settling = until.map((brought) => broughtText(names, brought)).join(', ');
  if (callers.length > 1) return refuted(`${port} is called from more than one state: ${callers.join(', ')}.`);
  if (!world) return vacuous(NOTHING_TO_WALK);
  let calls = 0;
  let why = '';
  const look = ({ isOpen, keys }: Orders, move: Move): Orders | typeof BROKEN => {
    let orders = { isOpen: isOpen && !until.some((brought) => isBrought(brought, move)), keys };
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
  // Keys are made anew on every walk: what counts is whether the one at hand was used.
  const apart = ({ isOpen, keys }: Orders, { context }: Move['after']) => [isOpen, keys.includes(open(context as never) ?? '')];
  return watched(watch(world, { begin, next: look, apart }), calls > 0, {
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

/** A rule that nobody tries to break shows nothing: the maker, and somebody without the role, must be among the cases. */
export function fourEyes({ world }: Subject, names: Names, { port, maker, checker, roles }: FourEyes): Found {
  callersOf(names, port);
  if (!world) return vacuous(NOTHING_TO_WALK);
  const people = (move: Move) => {
    const context = move.after.context as never;
    return { made: maker(context), ...checker(context) };
  };
  const all = [...world.nodes.values()].map(({ by }) => people(by));
  if (!all.some(({ made, id }) => made !== '' && made === id)) return vacuous('No case has the maker as the checker.');
  if (!all.some(({ id, role }) => id !== '' && !roles.includes(role))) return vacuous('No case has a checker without the role.');
  let calls = 0;
  let why = '';
  const look = (move: Move) => {
    for (const _ of inputsOf(port, move)) {
      const { made, id, role } = people(move);
      calls += 1;
      why = made === id ? 'by its maker' : roles.includes(role) ? 'when the maker is unknown' : `by a user in the role "${role}"`;
      if (made === '' || made === id || !roles.includes(role)) return BROKEN;
    }
    return {};
  };
  return watched(watch(world, { begin: look, next: (_, move) => look(move) }), calls > 0, {
    holds: `${port} is called only by a user in the role ${roles.join(' or ')} who is not the maker.`,
    broken: `${port} is called ${why}.`,
    unseen: `No explored path calls ${port}.`,
  });
}
