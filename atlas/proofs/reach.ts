/**
 * Where a chart can lead when every guard may say yes or no: more than the machine can do, never less. What is not reached so is never
 * reached. With states or transitions closed it says what cannot be had without them.
 */
import type { Model, StateModel, TransitionModel } from '../model';
import type { Counterexample, CounterStep } from '../verdict';

export interface Closed {
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();
export const OPEN: Closed = { states: NOTHING, transitions: NOTHING };

const tells = (model: Model | undefined, event: string) =>
  Object.values(model?.effects ?? {}).includes(`sends its parent ${event}`);

export class Chart {
  readonly states: ReadonlyMap<string, StateModel>;
  /** @param others the charts of the machines that it invokes, by their names */
  constructor(
    readonly model: Model,
    private readonly others: ReadonlyMap<string, Model> = new Map(),
  ) {
    this.states = new Map(model.states.map((state) => [state.id, state]));
  }
  /** Whether an event can come about in a state: what a machine tells its parent, only while it is there. */
  canHear(leaf: string, event: string): boolean {
    const tellers = this.model.states.filter(({ invokes }) =>
      invokes.some((call) => call.kind === 'machine' && tells(this.others.get(call.chart), event)),
    );
    return tellers.length === 0 || tellers.some(({ id }) => this.isIn(leaf, id));
  }
  get root(): string {
    return this.model.machine;
  }
  parentOf(id: string): string | null {
    return this.states.get(id)?.parent ?? null;
  }
  /** A state and all it lies in, from the inside out. */
  upFrom(id: string): string[] {
    const parent = this.parentOf(id);
    return parent === null ? [id] : [id, ...this.upFrom(parent)];
  }
  /** A state and all that lies in it. */
  downFrom(id: string): string[] {
    return [id, ...this.childrenOf(id).flatMap(({ id: child }) => this.downFrom(child))];
  }
  childrenOf(id: string): StateModel[] {
    return this.model.states.filter(({ parent, kind }) => parent === id && kind !== 'history');
  }
  isIn(id: string, whole: string): boolean {
    return this.upFrom(id).includes(whole);
  }
  /** Where one can be, without being in any part of it: atomic states, and the ends of regions. */
  leaves(): StateModel[] {
    return this.model.states.filter(({ kind }) => kind === 'atomic' || kind === 'final');
  }
  /** What ends the flow: an end that is not only a region's. */
  isEnd({ kind, parent }: StateModel): boolean {
    return kind === 'final' && parent === this.root;
  }
  from(id: string): TransitionModel[] {
    return this.model.transitions.filter(({ source }) => source === id);
  }
  /** What may be active beside a state, in other regions, and what it lies in. */
  beside(id: string): string[] {
    const up = this.upFrom(id).slice(1);
    const regions = up.filter((one) => this.states.get(one)?.kind === 'parallel').flatMap((one) => this.childrenOf(one));
    return [...up, ...regions.filter((region) => !this.isIn(id, region.id)).flatMap((region) => this.downFrom(region.id))];
  }
  /** All that may be active while one is in a state or in some part of it. */
  besides(id: string): string[] {
    return [...new Set([...this.downFrom(id), ...this.beside(id)])];
  }
  /** What becomes active when one goes to these states. */
  entered(targets: readonly string[]): ReadonlySet<string> {
    return new Reach(this, OPEN, targets).steppedInto;
  }
}

/** How a state was come by: the transition, or null at the start. */
type CameBy = TransitionModel | null;

/** A walk over a chart that takes everything it can. */
class Reach {
  readonly on = new Map<string, CameBy>();
  readonly steppedInto: ReadonlySet<string>;
  private readonly isMidway: boolean;
  /** States that were not only active because something in them was: their initial states are too. */
  private readonly begun = new Set<string>();
  constructor(
    readonly chart: Chart,
    readonly closed: Closed,
    into: readonly string[],
    /** What is active already. From the middle of a walk a history state may lead back to whatever was there before. */
    active: readonly string[] = [],
  ) {
    this.isMidway = active.length > 0;
    for (const id of active) this.on.set(id, null);
    for (const id of into) this.begin(id, null);
    this.steppedInto = new Set(this.on.keys());
  }

  /** Goes into a state, and from there to where it begins. */
  begin(id: string, by: CameBy): void {
    const { chart } = this;
    const state = chart.states.get(id);
    if (!state) return;
    if (state.kind === 'history') {
      this.goBack(state, by);
      return;
    }
    this.enter(id, by);
    if (!this.on.has(id) || this.begun.has(id)) return;
    this.begun.add(id);
    if (state.initial) this.begin(state.initial, by);
    if (state.kind === 'parallel') for (const region of chart.childrenOf(id)) this.begin(region.id, by);
  }

  /** Activates a state and all that it lies in; the other regions of a parallel one begin. */
  private enter(id: string, by: CameBy): void {
    const { chart, on, closed } = this;
    if (on.has(id) || chart.upFrom(id).some((up) => closed.states.has(up))) return;
    on.set(id, by);
    const parent = chart.parentOf(id);
    if (parent === null) return;
    this.enter(parent, by);
    const isParallel = chart.states.get(parent)?.kind === 'parallel';
    if (isParallel) for (const region of chart.childrenOf(parent)) if (region.id !== id) this.begin(region.id, by);
  }

  private goBack({ parent }: StateModel, by: CameBy): void {
    if (parent === null) return;
    this.begin(parent, by);
    if (this.isMidway) for (const id of this.chart.downFrom(parent)) this.enter(id, by);
  }

  /** A way into a region from outside of it begins the other regions anew, though they may have been active already. */
  private take(way: TransitionModel, target: string): void {
    const { chart } = this;
    this.begin(target, way);
    const up = chart.upFrom(target);
    for (const [n, whole] of up.slice(1).entries()) {
      const region = up[n] ?? target;
      if (chart.states.get(whole)?.kind !== 'parallel' || chart.isIn(way.source, region)) continue;
      for (const { id } of chart.childrenOf(whole)) if (id !== region) this.begin(id, way);
    }
  }

  run(): this {
    const { transitions } = this.chart.model;
    for (let before = -1; before !== this.on.size; ) {
      before = this.on.size;
      for (const transition of transitions)
        if (this.on.has(transition.source) && !this.closed.transitions.has(transition.id))
          for (const target of transition.targets) this.take(transition, target);
    }
    return this;
  }
}

export interface Reached {
  readonly states: ReadonlySet<string>;
  /** One way to a state on the chart, guards aside; after a way that leads to where this begins, and with one transition more. */
  readonly wayTo: (state: string, before?: Counterexample, last?: TransitionModel) => Counterexample;
}

/** From the start of the flow. */
export const reached = (chart: Chart, closed: Closed = OPEN) => run(new Reach(chart, closed, [chart.root]));

/** From the middle of a walk: from states that are active, and into those that a transition just leads to. */
export const reachedFrom = (chart: Chart, active: readonly string[], into: readonly string[] = []) =>
  run(new Reach(chart, OPEN, into, active.length > 0 ? active : [chart.root]));

function run(reach: Reach): Reached {
  const { on, chart } = reach.run();
  return { states: new Set(on.keys()), wayTo: (state, before, last) => way(chart, on, state, before, last) };
}

function way(
  chart: Chart,
  on: ReadonlyMap<string, CameBy>,
  state: string,
  before?: Counterexample,
  last?: TransitionModel,
): Counterexample {
  const stepTo = (by: TransitionModel, at: string): CounterStep => {
    const text = `${by.label} -> ${at.slice(chart.root.length + 1)}`;
    return { text, fired: [by.id], states: chart.upFrom(at) };
  };
  const steps: CounterStep[] = [];
  for (let at = state, by = on.get(at); by; at = by.source, by = on.get(at)) steps.unshift(stepTo(by, at));
  if (last) steps.push(stepTo(last, last.targets[0] ?? last.source));
  const begins = before?.begins ?? { fired: [], states: [...chart.entered([chart.root])] };
  return { input: null, begins, steps: [...(before?.steps ?? []), ...steps] };
}
