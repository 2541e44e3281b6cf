/** `alwaysExits`: a state is left whatever happens in it, and only to where it may. */
import type { Happening } from '../paths';
import { choicesIn, isContested } from './choices';
import { type AnyBrought, broughtText, isBrought, type Names, stateNamed } from './spots';
import { type Found, holds, NOTHING_TO_WALK, proved, refuted, type Subject, vacuous } from './subject';
import { activeIn, type Move, type Node, type World, walkTo } from './world';

interface AlwaysExits {
  readonly from: string;
  readonly on?: AnyBrought;
  readonly to: readonly string[];
}

export function alwaysExits(subject: Subject, names: Names, { from, on, to }: AlwaysExits): Found {
  const source = stateNamed(names, from);
  const targets = to.map((name) => stateNamed(names, name));
  const what = on ? `on ${broughtText(names, on)}, ${from}` : from;
  const where = to.join(', ');
  const isShown =
    (on === undefined || 'event' in on) && isOnChart(subject, source, on && 'event' in on ? on.event : null, targets);
  if (isShown) return proved(`On the chart, every exit from ${what} leads to ${where}, and the state cannot wait forever.`);
  if (!subject.world) return vacuous(NOTHING_TO_WALK);
  return walked(subject.world, source, on ?? null, targets, { what, where });
}

/** Whether the chart shows it whatever guards say: nothing that happens stays unheard, and all of it leads where it may. */
function isOnChart({ chart, model }: Subject, from: string, event: string | null, to: readonly string[]): boolean {
  const leaves = chart.leaves().filter(({ id }) => chart.isIn(id, from));
  const mayLead = (targets: readonly string[]) =>
    targets.length > 0 && targets.every((id) => to.some((whole) => chart.isIn(id, whole)));
  return leaves.every(({ id }) => {
    const choices = choicesIn(chart, id).filter((choice) => event === null || choice.event === event);
    const isRight = choices.every(
      (choice) => choice.alternatives.every(({ targets }) => mayLead(targets)) && !isContested(chart, id, choice.event),
    );
    if (event !== null) return isRight && choices.length > 0 && choices.every(({ isComplete }) => isComplete);
    const calls = chart.upFrom(id).flatMap((up) => model.states.find((state) => state.id === up)?.invokes ?? []);
    const isHeard = (invoke: string, kinds: readonly string[]) =>
      kinds.every((kind) =>
        choices.some(
          ({ alternatives, isComplete }) => isComplete && alternatives.some((one) => one.invoke === invoke && one.kind === kind),
        ),
      );
    const isAllHeard = calls.every((call) => isHeard(call.id, call.kind === 'port' ? ['done', 'error'] : ['done']));
    return isRight && isAllHeard && choices.some(({ isComplete }) => isComplete);
  });
}

/** A port or a machine that is at work can end in any way its cases name; that the chart does not answer is no way out. */
export const couldHappen = ({ cases }: World, { by }: Node, happening: Happening) =>
  (happening.kind === 'event' || happening.event.actorId in by.after.children) &&
  (cases.possible?.(by.after as never, happening) ?? true);

interface Words {
  readonly what: string;
  readonly where: string;
}

function walked(world: World, from: string, on: AnyBrought | null, to: readonly string[], words: Words): Found {
  const nodes = [...world.nodes.values()].filter(({ by }) => activeIn(by.after).includes(from));
  let asked = 0;
  for (const node of nodes) {
    const moves = movesAsked(world, node, on);
    asked += moves.length;
    const wrong = moves.find(({ after, threw }) => threw !== null || !activeIn(after).some((id) => to.includes(id)));
    if (wrong) return refuted(`${words.what} does not always lead to ${words.where}.`, walkTo(node, wrong), world.nodes.size);
    if (on === null && moves.length === 0) return refuted(`${words.what} is never left.`, walkTo(node), world.nodes.size);
  }
  if (asked === 0) return vacuous(`No explored path reaches ${words.what}.`);
  return holds(world.nodes.size, `Every explored path out of ${words.what} leads to ${words.where}.`);
}

/** What could happen here and is asked about, whether or not the chart answers to it. */
function movesAsked(world: World, node: Node, on: AnyBrought | null): readonly Move[] {
  const isAsked = (happened: Happening) =>
    on === null ? ['answers', 'fails', 'ends'].includes(happened.kind) : isBrought(on, { ...node.by, happened });
  const brought = world.allHappenings.filter((happening) => isAsked(happening) && couldHappen(world, node, happening));
  const moves = brought.map((happening) => world.take(node.by.after, happening));
  return on === null ? [...moves, ...world.movesOf(node)] : moves;
}
