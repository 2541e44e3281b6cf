/** A chart by its ids: which state contains which, and which machine can send what. */
import type { Model, StateModel, TransitionModel } from '../model';

const tells = (model: Model | undefined, event: string) =>
  Object.values(model?.effects ?? {}).includes(`sends its parent ${event}`);

const RAISES = 'raises ';

export class Chart {
  readonly states: ReadonlyMap<string, StateModel>;
  readonly transitions: ReadonlyMap<string, TransitionModel>;
  /** @param others the charts of the invoked machines, by name */
  constructor(
    readonly model: Model,
    private readonly others: ReadonlyMap<string, Model> = new Map(),
  ) {
    this.states = new Map(model.states.map((state) => [state.id, state]));
    this.transitions = new Map(model.transitions.map((transition) => [transition.id, transition]));
  }
  /** Returns the states in which an event can occur, if only an invoked machine sends it. Null: in every state. */
  tellersOf(event: string): readonly string[] | null {
    const tellers = this.model.states.filter(({ invokes }) =>
      invokes.some((call) => call.kind === 'machine' && tells(this.others.get(call.chart), event)),
    );
    return tellers.length === 0 ? null : tellers.map(({ id }) => id);
  }
  /** The events that the machine raises. It cannot count on anybody else to send them. */
  get raised(): ReadonlySet<string> {
    const { states, transitions, effects } = this.model;
    const used = [...states.flatMap(({ entry, exit }) => [...entry, ...exit]), ...transitions.flatMap(({ actions }) => actions)];
    const raising = used.map(({ name }) => effects[name] ?? '').filter((effect) => effect.startsWith(RAISES));
    return new Set(raising.map((effect) => effect.slice(RAISES.length)));
  }
  get root(): string {
    return this.model.machine;
  }
  parentOf(id: string): string | null {
    return this.states.get(id)?.parent ?? null;
  }
  /** Returns a state and all its parents, from the inside out. */
  upFrom(id: string): string[] {
    const parent = this.parentOf(id);
    return parent === null ? [id] : [id, ...this.upFrom(parent)];
  }
  isIn(id: string, whole: string): boolean {
    return this.upFrom(id).includes(whole);
  }
  /** Whether a final state ends the flow, not only a region. */
  isEnd({ kind, parent }: StateModel): boolean {
    return kind === 'final' && parent === this.root;
  }
  from(id: string): TransitionModel[] {
    return this.model.transitions.filter(({ source }) => source === id);
  }
}
