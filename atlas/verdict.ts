/** The verdict on one property of one chart as plain data: shown on the page, printed by `npm run proofs`, stored next to the charts. */

/**
 * PROVED: by the chart alone, whichever guards hold, or, for a claim that something can happen, by a path on which it does. HOLDS: in
 * every explored configuration, with the payloads of the cases. An assumption that it depends on is listed with it, and so is that they are
 * a sample. REFUTED: a walk breaks it. VACUOUS: what it is about never happens, or nothing could break it, so it says nothing.
 */
export type Finding = 'PROVED' | 'HOLDS' | 'REFUTED' | 'VACUOUS';

/** How verdicts are counted: those that hold under an assumption apart. */
export type Tally = Finding | 'ASSUMED';

export interface CounterStep {
  /** What happens and where it leads, in words. */
  readonly text: string;
  /** The ids of the taken transitions. */
  readonly fired: readonly string[];
  /** The ids of the active states afterwards. */
  readonly states: readonly string[];
}

/** A walk from the start of the flow to where the property breaks. Its last step breaks it. */
export interface Counterexample {
  /** The name of its input, or null if it is based on the chart alone. */
  readonly input: string | null;
  /** Where it starts. */
  readonly begins: Pick<CounterStep, 'fired' | 'states'>;
  readonly steps: readonly CounterStep[];
}

export interface Verdict {
  /** The chart's name: of a flow, or of a machine that a flow invokes. */
  readonly flow: string;
  /** In an auditor's words. */
  readonly property: string;
  /** `every` is checked on every chart, `together` of several machines. The other kinds are declared next to the flow. */
  readonly kind: 'every' | 'mustPass' | 'never' | 'alwaysExits' | 'calledOnce' | 'fourEyes' | 'together';
  readonly req: readonly string[];
  readonly verdict: Finding;
  /** The reason, in one line. */
  readonly detail: string;
  /** Details to be read one by one: guards whose order decides. */
  readonly notes?: readonly string[];
  /** What was assumed, in words. Without it more could happen. */
  readonly assumes?: readonly string[];
  /** The number of explored configurations. */
  readonly configurations?: number;
  /** Whether these are a sample, because some count as others that react differently. */
  readonly isSample?: boolean;
  readonly counterexample?: Counterexample;
  /** The ids of the states and transitions that the property names. */
  readonly about?: readonly string[];
}

const number = (count: number) => count.toLocaleString('en');

/** A verdict in words: how far it was explored, or that it depends on an assumption. */
export function verdictText({
  verdict,
  configurations,
  isSample = false,
  assumes = [],
}: Pick<Verdict, 'verdict' | 'configurations' | 'isSample' | 'assumes'>): string {
  if (verdict !== 'HOLDS') return verdict;
  if (isSample) return `HOLDS in a sample of ${number(configurations ?? 0)} configurations`;
  if (assumes.length > 0) return 'HOLDS under an assumption';
  return configurations === undefined ? 'HOLDS' : `HOLDS within ${number(configurations)} configurations`;
}

/** Whether it holds under an assumption only. */
const isAssumed = ({ verdict, assumes = [] }: Pick<Verdict, 'verdict' | 'assumes'>): boolean =>
  verdict === 'HOLDS' && assumes.length > 0;

export const tallyOf = (verdict: Pick<Verdict, 'verdict' | 'assumes'>): Tally =>
  isAssumed(verdict) ? 'ASSUMED' : verdict.verdict;

/** Returns how many verdicts there are of each kind. */
export function tallied(verdicts: readonly Pick<Verdict, 'verdict' | 'assumes'>[]): Readonly<Partial<Record<Tally, number>>> {
  const counts: Partial<Record<Tally, number>> = {};
  for (const verdict of verdicts) counts[tallyOf(verdict)] = (counts[tallyOf(verdict)] ?? 0) + 1;
  return counts;
}
