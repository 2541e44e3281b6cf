/** What is found of one property of one chart, as plain data: shown on the page, printed by `npm run proofs`, kept beside the charts. */

/**
 * PROVED: by the chart alone, whatever its guards say. HOLDS: in every configuration that was walked, with the payloads of the cases.
 * REFUTED: a walk breaks it. VACUOUS: what it speaks of never comes about, so that it says nothing.
 */
export type Finding = 'PROVED' | 'HOLDS' | 'REFUTED' | 'VACUOUS';

export interface CounterStep {
  /** What happens, and where it leads, in words. */
  readonly text: string;
  /** The transitions that are taken, by their ids on the chart. */
  readonly fired: readonly string[];
  /** The states that are active afterwards, by their ids on the chart. */
  readonly states: readonly string[];
}

/** A walk from the start of the flow to where the property breaks. Its last step is the one that breaks it. */
export interface Counterexample {
  /** The name of the input it begins with; null: on the chart alone. */
  readonly input: string | null;
  /** Where it begins. */
  readonly begins: Pick<CounterStep, 'fired' | 'states'>;
  readonly steps: readonly CounterStep[];
}

export interface Verdict {
  /** The chart's name: of a flow, or of a machine that a flow is made of. */
  readonly flow: string;
  /** In an auditor's words. */
  readonly property: string;
  /** `every` is asked of every chart; the others are declared beside the flow. */
  readonly kind: 'every' | 'mustPass' | 'never' | 'alwaysExits' | 'calledOnce' | 'fourEyes';
  readonly req: readonly string[];
  readonly verdict: Finding;
  /** Why, in one line. */
  readonly detail: string;
  /** What is to be read one by one: guards whose order decides. */
  readonly notes?: readonly string[];
  /** How many were walked. */
  readonly configurations?: number;
  readonly counterexample?: Counterexample;
}
