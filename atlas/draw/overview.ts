/**
 * A chart in plain words, small enough to see whole: names, what happens, and conditions. Guards by their code, calls and actions are on the
 * detailed chart. A region can be collapsed into one box.
 */
import type { Model, StateModel, TransitionModel } from '../model';
import { conditionWords, eventWords, stateWords } from '../words';
import type { Drawing, Line } from './drawing';
import { type ChartTexts, layout } from './layout';
import { lines, WIDE } from './lines';

export interface Overview {
  /** The ids of the collapsed regions. */
  readonly closed: readonly string[];
  readonly model: Model;
  readonly drawing: Drawing;
}

/** More conditions on one wire are counted instead. */
const MOST = 2;
/** The number of states that lead to a common end. */
const MANY = 3;

const isInside = (id: string, region: string) => id.startsWith(`${region}.`);

/** Returns the states that can be collapsed: those with others inside, except the whole chart. */
const regionsOf = ({ states }: Model): readonly string[] =>
  states.filter(({ kind, parent }) => parent !== null && (kind === 'compound' || kind === 'parallel')).map(({ id }) => id);

/** With more regions, they are collapsed all together: each choice has a drawing of its own. */
const FEW = 4;

/** Returns the choices of collapsed regions, none first. What is inside a collapsed region counts as part of it. */
export function foldings(regions: readonly string[]): readonly (readonly string[])[] {
  const outermost = regions.filter((id) => !regions.some((region) => isInside(id, region)));
  return regions.length > FEW ? [[], outermost] : choicesOf(regions);
}

function choicesOf(regions: readonly string[]): readonly (readonly string[])[] {
  const [first, ...rest] = regions;
  if (first === undefined) return [[]];
  const outside = rest.filter((id) => !isInside(id, first));
  return [...choicesOf(rest), ...choicesOf(outside).map((closed) => [first, ...closed])];
}

/** Returns the chart with some regions as single states. Transitions within such a region are left out. */
export function collapsed(model: Model, closed: readonly string[]): Model {
  const shown = (id: string) => closed.find((region) => isInside(id, region)) ?? id;
  const isClosed = (id: string) => closed.includes(id);
  return {
    ...model,
    states: model.states
      .filter(({ id }) => shown(id) === id)
      .map((state): StateModel => {
        if (isClosed(state.id)) return { ...state, kind: 'atomic', initial: null };
        return { ...state, initial: state.initial === null ? null : shown(state.initial) };
      }),
    transitions: model.transitions.flatMap((transition) => {
      const source = shown(transition.source);
      const targets = [...new Set(transition.targets.map(shown))];
      return isClosed(source) && targets.every((id) => id === source) ? [] : [{ ...transition, source, targets }];
    }),
  };
}

/** Returns the final states of the chart that many states lead to. Their wires would cover the chart. */
function commonEnds({ states, transitions }: Model): ReadonlySet<string> {
  const root = states.find(({ parent }) => parent === null)?.id;
  const ends = states.filter(({ id, kind, parent }) => {
    const sources = transitions.filter(({ targets }) => targets.includes(id)).map(({ source }) => source);
    return kind === 'final' && parent === root && new Set(sources).size >= MANY;
  });
  return new Set(ends.map(({ id }) => id));
}

/** Returns the chart without the wires to common ends. The boxes of their sources name them. */
const withoutWires = (model: Model, ends: ReadonlySet<string>): Model => ({
  ...model,
  transitions: model.transitions.map((one) => (one.targets.some((id) => ends.has(id)) ? { ...one, targets: [] } : one)),
});

/** Several transitions with the same words share a line. */
function labelOf(transitions: readonly TransitionModel[]): readonly Line[] {
  const events = [...new Set(transitions.map(eventWords))];
  return events.flatMap((event) => {
    const alike = transitions.filter((one) => eventWords(one) === event);
    const ids = alike.map(({ id }) => id);
    const line = (role: 'event' | 'guard', text: string) => lines(role, text, WIDE.label, ids);
    // Whichever fault it is, the wire says that it failed.
    const conditions = [...new Set(alike.filter(({ kind }) => kind !== 'error').map(conditionWords))].filter(Boolean);
    const rest = conditions.length - MOST;
    const shown = rest > 0 ? [...conditions.slice(0, MOST), `or ${rest} more`] : conditions;
    const isByItself = alike.every(({ kind }) => kind === 'always') && conditions.length > 0;
    return [...(isByItself ? [] : line('event', event)), ...shown.flatMap((text) => line('guard', text))];
  });
}

/** A line for each common end that a state leads to. */
function endLines({ states, transitions }: Model, { id }: StateModel, ends: ReadonlySet<string>): readonly Line[] {
  return states
    .filter((end) => ends.has(end.id))
    .flatMap((end) => {
      const leading = transitions.filter(({ source, targets }) => source === id && targets.includes(end.id));
      const ids = leading.map((one) => one.id);
      return ids.length > 0 ? lines('event', `→ ${stateWords(end.key)}`, WIDE.box, ids) : [];
    });
}

function textsOf(model: Model, shown: Model, closed: readonly string[]): ChartTexts {
  const regions = regionsOf(model);
  const ends = commonEnds(shown);
  const titleOf = ({ key, kind }: StateModel) => {
    const name = kind === 'history' ? key : stateWords(key);
    // A name of one word is the same in the code.
    return { name, code: name.toLowerCase() === key ? '' : key };
  };
  return {
    box: (state) => {
      const count = model.states.filter(({ id }) => isInside(id, state.id)).length;
      const isClosed = closed.includes(state.id);
      return {
        title: titleOf(state),
        fold: isClosed ? 'closed' : regions.includes(state.id) ? 'open' : null,
        lines: [...(isClosed ? lines('description', `${count} states inside`, WIDE.box) : []), ...endLines(shown, state, ends)],
      };
    },
    label: labelOf,
  };
}

/** Returns the overview of a chart for each choice of collapsed regions. The first has all of them expanded. */
export const overviewsOf = (model: Model): Promise<Overview[]> =>
  Promise.all(
    foldings(regionsOf(model)).map(async (closed) => {
      const shown = collapsed(model, closed);
      const drawing = await layout(withoutWires(shown, commonEnds(shown)), textsOf(model, shown, closed));
      return { closed, model: shown, drawing };
    }),
  );
