/** Whether something is done with every event, with everything that a port answers, however it fails, and however a machine ends. */
import type { InvokeModel, StateModel, TransitionModel } from '../model';
import { pathText } from '../words';
import { couldHappen } from './exits';
import { type Found, holds, NOTHING_TO_WALK, proved, refuted, type Subject, vacuous } from './subject';
import { type World, walkTo } from './world';

interface Ending {
  readonly state: StateModel;
  readonly invoked: InvokeModel;
  readonly kind: 'done' | 'error';
}

/** A machine that lasts has no ending: it lives as long as the state that it serves. Faults of a machine are its endings. */
function endingsIn({ model, others }: Subject): Ending[] {
  return model.states.flatMap((state) =>
    state.invokes.flatMap((invoked): Ending[] => {
      if (invoked.kind === 'port') return (['done', 'error'] as const).map((kind) => ({ state, invoked, kind }));
      return others.get(invoked.chart)?.lasts ? [] : [{ state, invoked, kind: 'done' }];
    }),
  );
}

const endingText = ({ state, invoked, kind }: Ending) => {
  const what = kind === 'error' ? 'fails' : invoked.kind === 'port' ? 'answers' : 'ends';
  return `${invoked.src} ${what} in ${pathText(state.id)}`;
};

/** A machine that ended is not there any more, and a busy state says that something is under way: neither may go on as if nothing was. */
function isLeftBehind({ chart }: Subject, { state, invoked }: Ending, { targets }: TransitionModel): boolean {
  const isBusy = chart.upFrom(state.id).some((id) => chart.states.get(id)?.tags.includes('busy'));
  return targets.length === 0 && (isBusy || invoked.kind === 'machine');
}

export function allHeard(subject: Subject): Found {
  const { chart } = subject;
  const endings = endingsIn(subject);
  const waysOf = ({ state, invoked, kind }: Ending) =>
    chart.from(state.id).filter((way) => way.invoke === invoked.id && way.kind === kind);
  const unheard = Object.keys(subject.cases?.events ?? {}).filter(
    (event) => !chart.model.transitions.some((way) => way.event === event),
  );
  if (unheard.length > 0) return refuted(`No transition handles ${unheard.join(', ')}.`);
  const deaf = endings.filter((ending) => waysOf(ending).length === 0);
  if (deaf.length > 0) return refuted(`Nothing happens when ${deaf.map(endingText).join(', or when ')}.`);
  const behind = endings.filter((ending) => waysOf(ending).some((way) => isLeftBehind(subject, ending, way)));
  if (behind.length > 0)
    return refuted(`The flow keeps waiting for a finished call when ${behind.map(endingText).join(', or when ')}.`);
  const unsure = endings.filter((ending) => waysOf(ending).every(({ guard }) => guard !== null));
  if (unsure.length === 0)
    return proved(`Each of ${endings.length} responses, faults and child results is handled, whichever guards hold.`);
  const { world } = subject;
  return world ? walked(world, unsure.map(endingText).join(', ')) : vacuous(NOTHING_TO_WALK);
}

function walked(world: World, unsure: string): Found {
  for (const node of world.nodes.values())
    for (const happening of world.allHappenings) {
      if (!['answers', 'fails', 'ends'].includes(happening.kind) || !couldHappen(world, node, happening)) continue;
      const move = world.take(node.by.after, happening);
      if (move.fired.length === 0)
        return refuted('Nothing handles this, and the flow waits forever.', walkTo(node, move), world.nodes.size);
    }
  return holds(world.nodes.size, `Every one of them is handled. This depends on guards where ${unsure}.`);
}
