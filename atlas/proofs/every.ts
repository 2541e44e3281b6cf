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
  if (apart.length > 0) return refuted(`No way on the chart leads to ${list(apart)}.`);
  const { world } = subject;
  if (!world) return proved(`The chart leads to each of ${wanted.length} states, guards aside.`);
  const seen = statesSeen(world, ({ fired }) =>
    model.transitions.flatMap(({ id, source }) => (fired.includes(id) ? chart.upFrom(source) : [])),
  );
  const never = wanted.filter((id) => !seen.has(id));
  if (never.length > 0) return refuted(`No walk leads to ${list(never)}: the guards keep it out.`, null, world.nodes.size);
  return holds(world.nodes.size, `A walk leads to each of ${wanted.length} states.`);
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
      return refuted(`The machine breaks: ${broken.threw ?? 'it ends with an error'}`, walkTo(node, broken), world.nodes.size);
  }
  return holds(world.nodes.size, 'Every state finds what it needs.');
}

interface Question {
  readonly property: string;
  /** Null: it cannot be asked of this chart. */
  readonly ask: (subject: Subject) => Found | null;
}

const questions: readonly Question[] = [
  { property: 'Every state can be reached', ask: allReached },
  { property: 'Every state that is not an end can be left', ask: canBeLeft },
  { property: 'Every state can come to an end, or back to the first state of a machine that lasts', ask: canEnd },
  { property: 'No transition is hidden behind another', ask: nothingHidden },
  { property: 'Something is done with every event, every answer, every fault and every ending', ask: allHeard },
  { property: '`Please login again` ends the flow from everywhere', ask: expiryEnds },
  { property: 'Where several guards may say yes, the chart shows their order', ask: ordersListed },
  { property: 'No state misses what it needs', ask: nothingBreaks },
];

/** @param only one of the questions, by its words */
export const proveEvery = (subject: Subject, only?: string): Verdict[] =>
  questions.flatMap(({ property, ask }) => {
    const found = only === undefined || property === only ? ask(subject) : null;
    return found ? [{ flow: subject.model.chart, property, kind: 'every' as const, req: ['FLW-03'], ...found }] : [];
  });
