/** `alwaysExits`: a state is left whatever happens in it, and only to the allowed states. */
import { activeIn } from '../simulator';
import type { Choice } from './abstractStateSpace';
import { type Happening, type Move, type Node, type StateSpace, walkTo } from './stateSpace';
import { type Found, holds, NOTHING_TO_WALK, proved, refuted, type Subject, vacuous } from './subject';
import { type AnyTrigger, isTriggeredBy, type Names, stateNamed, triggerText } from './targets';

interface AlwaysExits {
  readonly from: string;
  readonly on?: AnyTrigger;
  readonly to: readonly string[];
}

export function alwaysExits(subject: Subject, names: Names, { from, on, to }: AlwaysExits): Found {
  const source = stateNamed(names, from);
  const targets = to.map((name) => stateNamed(names, name));
  if (targets.includes(subject.chart.root)) return vacuous('It cannot fail: every state is an exit.');
  const what = on ? `on ${triggerText(names, on)}, ${from}` : from;
  const where = to.join(', ');
  const isShown =
    (on === undefined || 'event' in on) && isOnChart(subject, source, on && 'event' in on ? on.event : null, targets);
  if (isShown) return proved(`On the chart, every exit from ${what} leads to ${where}, and the state cannot wait forever.`);
  if (!subject.stateSpace) return vacuous(NOTHING_TO_WALK);
  return walked(subject.stateSpace, source, on ?? null, targets, { what, where });
}

/** Whether the chart alone shows it, whichever guards hold: every end is handled, and every move leads to an allowed state. */
function isOnChart({ free, chart }: Subject, from: string, event: string | null, to: readonly string[]): boolean {
  const nodes = free.nodes.filter(({ states }) => states.includes(from));
  const leads = ({ moves }: Choice) =>
    moves.every(({ to: after, moments }) => moments.length > 0 && after?.states.some((id) => to.includes(id)));
  const stays = ({ arrival, moves }: Choice) =>
    arrival.invoke === null &&
    moves.every(({ moments, to: after }) => moments.length === 0 || after?.states.some((id) => to.includes(id)));
  const isNamed = ({ arrival }: Choice) =>
    arrival.kind !== 'event' || chart.model.transitions.some((way) => way.event === arrival.event);
  return (
    nodes.length > 0 &&
    nodes.every((node) => {
      const choices = free.choicesOf(node);
      if (event === null) {
        const isLeft = choices.some((choice) => isNamed(choice) && choice.arrival.kind !== 'news' && leads(choice));
        return isLeft && choices.every((choice) => leads(choice) || stays(choice));
      }
      const asked = choices.filter(({ arrival }) => arrival.event === event);
      return asked.length > 0 && asked.every(leads);
    })
  );
}

/**
 * Whether something could happen: a running port or machine can end in any way that its cases name, even if the chart does not handle it.
 */
export const couldHappen = (space: StateSpace, node: Node, happening: Happening) =>
  node.by.after.status === 'active' && (happening.kind === 'event' || space.isAtWork(node, happening));

interface Words {
  readonly what: string;
  readonly where: string;
}

function walked(space: StateSpace, from: string, on: AnyTrigger | null, to: readonly string[], words: Words): Found {
  let asked = 0;
  for (const node of space.walk()) {
    if (!activeIn(node.by.after).includes(from)) continue;
    const moves = movesAsked(space, node, on);
    asked += moves.length;
    const wrong = moves.find(({ after, threw }) => threw !== null || !activeIn(after).some((id) => to.includes(id)));
    if (wrong) return refuted(`${words.what} does not always lead to ${words.where}.`, walkTo(node, wrong));
    if (on === null && moves.length === 0) return refuted(`${words.what} is never left.`, walkTo(node));
  }
  if (asked === 0) return vacuous(`No explored path reaches ${words.what}.`);
  return holds(space, `Every explored path out of ${words.what} leads to ${words.where}.`);
}

/** Returns the moves that the property is about, whether or not the chart handles them. */
function movesAsked(space: StateSpace, node: Node, on: AnyTrigger | null): readonly Move[] {
  const isAsked = (happened: Happening) =>
    on === null ? ['answers', 'fails', 'ends'].includes(happened.kind) : isTriggeredBy(on, { ...node.by, happened });
  const brought = space.allHappenings.filter(
    (happening) => isAsked(happening) && couldHappen(space, node, happening) && !space.isAssumedAway(node, happening),
  );
  // An event that every guard rejects is a button that cannot be pressed.
  const moves = brought
    .map((happening) => space.take(node, happening))
    .filter(({ happened, fired, threw }) => happened?.kind !== 'event' || fired.length > 0 || threw !== null);
  return on === null ? [...moves, ...space.movesOf(node)] : moves;
}
