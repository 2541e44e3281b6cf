/** A flow that uses a kit chart: only its differences are stored, and its chart is restored from them and the kit chart. */
import { type Fact, factsOfState, factsOfTransition } from '../diff/facts';
import { pathText } from '../format';
import type { Model, StateModel, TransitionModel } from '../model';
import { renamed } from './shape';

/** The contents of an instance's data file. */
export interface Instance extends Pick<Model, 'version' | 'chart' | 'machine' | 'description'> {
  /** The kit chart that it uses. */
  readonly kit: string;
  /** The requirements of every state that has none of its own. */
  readonly req: readonly string[];
  /** The differences from the kit chart, by id: ports with their calls, requirements, actions. */
  readonly states: Readonly<Record<string, Partial<StateModel>>>;
  readonly transitions: Readonly<Record<string, Partial<TransitionModel>>>;
  /** Missing if the actions do the same. */
  readonly effects?: Model['effects'];
}

export const isInstance = (value: unknown): value is Instance =>
  typeof Object(value).kit === 'string' && typeof Object(value).chart === 'string' && Array.isArray(Object(value).req);

type Named = Pick<Instance, 'chart' | 'machine' | 'description' | 'req'>;

/** The kit chart under the flow's name. */
function underName(kit: Model, { chart, machine, description, req }: Named): Model {
  const model = renamed(kit, machine);
  const states = model.states.map((state) => ({
    ...state,
    req,
    description: state.parent === null ? description : state.description,
  }));
  return { ...model, chart, description, states };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the fields that differ, for each entry that differs. */
function differing<Part extends { readonly id: string }>(is: readonly Part[], was: readonly Part[]) {
  const before = new Map(was.map((one) => [one.id, one]));
  const all = is.map((one) => {
    const old: Readonly<Record<string, unknown>> = { ...before.get(one.id) };
    return [one.id, Object.fromEntries(Object.entries(one).filter(([field, value]) => !isSame(value, old[field])))] as const;
  });
  return Object.fromEntries(all.filter(([, fields]) => Object.keys(fields).length > 0));
}

export function instanceOf(kit: Model, model: Model): Instance {
  const { version, chart, machine, description, states, transitions, effects } = model;
  const req = states[0]?.req ?? [];
  const base = underName(kit, { chart, machine, description, req });
  return {
    version,
    chart,
    kit: kit.chart,
    machine,
    description,
    req,
    states: differing(states, base.states),
    transitions: differing(transitions, base.transitions),
    ...(isSame(effects, base.effects) ? {} : { effects }),
  };
}

/** Returns the whole chart of an instance. */
export function expanded(kit: Model, instance: Instance): Model {
  const base = underName(kit, instance);
  return {
    ...base,
    states: base.states.map((state) => ({ ...state, ...instance.states[state.id] })),
    transitions: base.transitions.map((one) => ({ ...one, ...instance.transitions[one.id] })),
    effects: instance.effects ?? base.effects,
  };
}

export interface Difference extends Fact {
  readonly where: string;
}

/** Returns how the flow differs from the kit chart. Requirements always belong to the flow. */
export function differences(kit: Model, model: Model): Difference[] {
  const base = underName(kit, { ...model, req: [] });
  const own = (where: string, facts: readonly Fact[]) =>
    facts.filter(({ of }) => of !== 'requirements').map((fact) => ({ where, ...fact }));
  const states = model.states.flatMap((is, nth) => {
    const was = base.states[nth];
    return was ? own(pathText(is.id), factsOfState(was, is)) : [];
  });
  const transitions = model.transitions.flatMap((is, nth) => {
    const was = base.transitions[nth];
    return was ? own(`${pathText(is.source)}: ${is.label}`, factsOfTransition({ was, is, isMoved: false })) : [];
  });
  return [...states, ...transitions];
}
