/** Properties that are checked on every chart without being declared. */
import { type Graph, takenIn } from '../explore';
import { pathText } from '../format';
import type { Verdict } from '../verdict';
import type { Chart } from './chart';
import { expiryEnds } from './expiry';
import { otherwiseNextTime } from './repeatable';
import { nothingShadowed } from './shadowing';
import { type Move, walkTo } from './stateSpace';
import { type Found, holds, proved, refuted, type Subject } from './subject';
import { canBeLeft, canEnd } from './termination';
import { allHandled } from './unhandledEvents';
import { watchMoves } from './watcher';

const list = (ids: readonly string[]) => ids.map(pathText).join(', ');

/** A path shows that something can happen. */
function allReached({ chart, model, free, paths, stateSpace }: Subject): Found {
  const wanted = model.states.filter(({ kind }) => kind !== 'history').map(({ id }) => id);
  const moves = [...free.starts, ...free.nodes.flatMap((node) => free.choicesOf(node).flatMap((choice) => choice.moves))];
  const allowed = new Set(moves.flatMap(({ moments }) => moments.flatMap(({ states }) => states)));
  const apart = wanted.filter((id) => !allowed.has(id));
  if (apart.length > 0) return refuted(`No sequence of transitions leads to ${list(apart)}.`);
  if (!paths)
    return {
      verdict: 'HOLDS',
      detail: `The chart leads to each of ${wanted.length} states.`,
      assumes: ['Each guard can hold. The paths of the flows that run this machine show where.'],
    };
  const seen = statesOn(paths, chart);
  // Paths do not know in which order delays are over.
  const inTime = new Set(stateSpace?.moves.flatMap(({ moments }) => moments.flatMap(({ states }) => states)));
  const never = wanted.filter((id) => !seen.has(id) || !inTime.has(id));
  if (never.length > 0) return refuted(`No explored path reaches ${list(never)}: its guards never hold.`, null);
  return proved(`A path reaches each of ${wanted.length} states.`);
}

/** A state that is left at once is seen by the transitions that leave it. */
function statesOn(graph: Graph, chart: Chart): ReadonlySet<string> {
  const left = [...takenIn(graph)].flatMap((id) => chart.transitions.get(id)?.source ?? []).flatMap((id) => chart.upFrom(id));
  return new Set([...graph.configurations.flatMap(({ states }) => states), ...left]);
}

/** A state that requires missing data stops the machine. */
function nothingBreaks({ stateSpace }: Subject): Found | null {
  if (!stateSpace) return null;
  const stopped = stateSpace.starts.find(({ by }) => by.threw !== null);
  if (stopped) return refuted(`The machine throws: ${stopped.by.threw}`, walkTo(stopped));
  for (const node of stateSpace.walk()) {
    const broken = stateSpace.movesOf(node).find(({ threw, after }) => threw !== null || after.status === 'error');
    if (broken) return refuted(`The machine throws: ${broken.threw ?? 'it stops with an error'}`, walkTo(node, broken));
  }
  return holds(stateSpace, 'Every state has the data it needs.');
}

/** What a machine does next follows from its configuration alone. */
function happensAgain({ stateSpace }: Subject): Found | null {
  if (!stateSpace) return null;
  const found = otherwiseNextTime(stateSpace);
  return found
    ? refuted('The same step turns out otherwise when it is taken again, or later.', walkTo(found.node, found.move))
    : holds(stateSpace, 'Each step that was taken again, also by a clock that is ahead, turned out the same.');
}

const endedAs = ({ after }: Move): string | null => {
  const { result } = Object(after.output);
  return after.status === 'done' && typeof result === 'string' ? result : null;
};

/** A parent reads only the result of a machine, so an end with the result of another one would lead elsewhere. */
function endsAsItSays({ stateSpace, chart, model }: Subject): Found | null {
  if (!stateSpace) return null;
  const ends = model.states.filter(({ kind, id }) => kind === 'final' && chart.parentOf(id) === chart.root).map(({ id }) => id);
  const results = new Map<string, string>();
  const isWrong = (move: Move) => {
    const result = endedAs(move);
    const end = move.after._nodes.find(({ id }) => ends.includes(id))?.id;
    if (result === null || end === undefined) return false;
    const first = results.get(result) ?? end;
    results.set(result, first);
    const named = `${chart.root}.${result}`;
    return first !== end || (named !== end && ends.includes(named));
  };
  const { broken, configurations } = watchMoves(stateSpace, isWrong);
  if (broken) return refuted('It ends with the result of another end.', broken, configurations);
  return results.size < 2 ? null : holds(stateSpace, `Each of ${results.size} results belongs to one end.`);
}

interface Question {
  readonly property: string;
  /** Null: the property does not apply to this chart. */
  readonly ask: (subject: Subject) => Found | null;
}

const questions: readonly Question[] = [
  { property: 'Every state is reachable', ask: allReached },
  { property: 'Every state that is not final can be left', ask: canBeLeft },
  { property: 'From every state the flow can reach a final state, or its initial state if it never ends', ask: canEnd },
  { property: 'No transition is shadowed by an earlier one', ask: nothingShadowed },
  { property: 'Every event, response, fault and child result is handled', ask: allHandled },
  { property: '`Please login again` ends the flow from every state', ask: expiryEnds },
  { property: 'No state is entered without the data it needs', ask: nothingBreaks },
  { property: 'What happens next depends only on the state and its data', ask: happensAgain },
  { property: 'No end has the result of another one', ask: endsAsItSays },
];

/** @param only one of the properties, by its words */
export const proveUniversal = (subject: Subject, only?: string): Verdict[] =>
  questions.flatMap(({ property, ask }) => {
    const found = only === undefined || property === only ? ask(subject) : null;
    return found ? [{ flow: subject.model.chart, property, kind: 'every' as const, req: ['FLW-03'], ...found }] : [];
  });
