/** What is asked of every chart there is, without anybody declaring it. */
import type { StateModel } from '../model';
import type { Verdict } from '../verdict';
import { pathText } from '../words';
import { canBeLeft, canEnd } from './ends';
import { canExpire, expiryEnds } from './expiry';
import { allHeard } from './heard';
import { nothingHidden, ordersListed } from './hidden';
import { reached } from './reach';
import { type Found, holds, proved, refuted, type Subject } from './subject';
import { activeIn, type World, walkTo } from './world';

const list = (ids: readonly string[]) => ids.map(pathText).join(', ');

function allReached(subject: Subject): Found {
  const { chart, model } = subject;
  // A form of the kit has an end for an expiry, which its calls before sign-in cannot bring about.
  const isSpare = canExpire(subject) ? () => false : ({ result }: StateModel) => result === 'sessionExpired';
  const wanted = model.states.filter((state) => state.kind !== 'history' && !isSpare(state)).map(({ id }) => id);
  const { states } = reached(chart);
  const apart = wanted.filter((id) => !states.has(id));
  if (apart.length > 0) return refuted(`No sequence of transitions leads to ${list(apart)}.`);
  const { world } = subject;
  if (!world) return proved(`The chart leads to each of ${wanted.length} states, ignoring guards.`);
  const seen = statesSeen(world, ({ fired }) =>
    model.transitions.flatMap(({ id, source }) => (fired.includes(id) ? chart.upFrom(source) : [])),
  );
  const never = wanted.filter((id) => !seen.has(id));
  if (never.length > 0) return refuted(`No explored path reaches ${list(never)}: its guards never hold.`, null, world.nodes.size);
  return holds(world.nodes.size, `An explored path reaches each of ${wanted.length} states.`);
}

/** A state that lasts for a moment only is seen by the transitions that leave it. */
function statesSeen(
  world: World,
  passedBy: (move: { readonly fired: readonly string[] }) => readonly string[],
): ReadonlySet<string> {
  const seen = new Set<string>();
  const known = new Set<string>();
  for (const node of world.nodes.values()) {
    for (const id of activeIn(node.by.after)) seen.add(id);
    const news = [node.by, ...world.movesOf(node)].flatMap(({ fired }) => fired).filter((id) => !known.has(id));
    for (const id of news) known.add(id);
    for (const id of passedBy({ fired: news })) seen.add(id);
  }
  return seen;
}

/** A state that needs what nobody gave it stops the machine. */
function nothingBreaks({ world }: Subject): Found | null {
  if (!world) return null;
  for (const node of world.nodes.values()) {
    const broken = world.movesOf(node).find(({ threw, after }) => threw !== null || after.status === 'error');
    if (broken)
      return refuted(`The machine throws: ${broken.threw ?? 'it ends with an error'}`, walkTo(node, broken), world.nodes.size);
  }
  return holds(world.nodes.size, 'Every state has the data it needs.');
}

interface Question {
  readonly property: string;
  /** Null: it cannot be asked of this chart. */
  readonly ask: (subject: Subject) => Found | null;
}

const questions: readonly Question[] = [
  { property: 'Every state is reachable', ask: allReached },
  { property: 'Every state that is not final can be left', ask: canBeLeft },
  { property: 'From every state the flow can reach a final state, or its initial state if it never ends', ask: canEnd },
  { property: 'No transition is shadowed by an earlier one', ask: nothingHidden },
  { property: 'Every event, response, fault and child result is handled', ask: allHeard },
  { property: '`Please login again` ends the flow from every state', ask: expiryEnds },
  { property: 'Where several guards can hold at once, the chart shows the order in which they are checked', ask: ordersListed },
  { property: 'No state is entered without the data it needs', ask: nothingBreaks },
];

/** @param only one of the questions, by its words */
export const proveEvery = (subject: Subject, only?: string): Verdict[] =>
  questions.flatMap(({ property, ask }) => {
    const found = only === undefined || property === only ? ask(subject) : null;
    return found ? [{ flow: subject.model.chart, property, kind: 'every' as const, req: ['FLW-03'], ...found }] : [];
  });
