/** Draws the changes between two releases: what exists now and what was removed, each with its mark. */
import type { Model } from '../model';
import type { Change, Mark } from './changes';

export interface Drawn {
  /** The current chart, with everything that was removed in its former place. */
  readonly model: Model;
  /** Marks by the ids of states and transitions in that model. */
  readonly marks: ReadonlyMap<string, Mark>;
}

/** A removed transition may have the same id as a new one. */
const GONE = ' | gone';

export function drawn(before: Model | undefined, after: Model | undefined, changes: readonly Change[]): Drawn | null {
  const model = after ?? before;
  if (!model) return null;
  if (!before || !after) {
    const mark: Mark = after ? 'added' : 'removed';
    return { model, marks: new Map([...model.states, ...model.transitions].map(({ id }) => [id, mark])) };
  }
  const own = changes.filter(({ chart, id }) => chart === model.chart && id !== '');
  const removed = (kind: Change['kind']) =>
    new Set(own.filter((one) => one.kind === kind && one.mark === 'removed').map(({ id }) => id));
  const [goneStates, goneWays] = [removed('state'), removed('transition')];
  const marks = new Map<string, Mark>();
  // That a state was added or removed outweighs that something in it changed.
  for (const { id, kind, mark } of own) {
    if (mark === 'removed' && kind === 'transition') marks.set(`${id}${GONE}`, 'removed');
    else if (kind !== 'port') marks.set(id, mark);
    else if (!marks.has(id)) marks.set(id, 'changed');
  }
  return {
    model: {
      ...after,
      states: [...after.states, ...before.states.filter(({ id }) => goneStates.has(id))],
      transitions: [
        ...after.transitions,
        ...before.transitions.filter(({ id }) => goneWays.has(id)).map((way) => ({ ...way, id: `${way.id}${GONE}` })),
      ],
    },
    marks,
  };
}
