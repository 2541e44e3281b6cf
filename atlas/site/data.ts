/** What the auditors' page is given, as plain data: it reads no machine and lays nothing out. */
import type { Model } from '../model';
import type { Finding, Verdict } from '../verdict';

/** Raised when the page could not read what was written before. */
export const DATA_VERSION = 2;

export interface ChartSummary {
  readonly name: string;
  /** What the area is called. */
  readonly area: string;
  readonly description: string;
  /** A flow can be walked; a machine that flows are made of is walked inside them. */
  readonly isFlow: boolean;
  /** The kit chart that it has; null where the chart is its own. */
  readonly kit: string | null;
  /** The flows that have this chart of the kit. */
  readonly instances: readonly string[];
  readonly states: number;
  readonly transitions: number;
  readonly paths: number;
  readonly configurations: number;
  readonly verdicts: Readonly<Partial<Record<Finding, number>>>;
}

export interface IndexData {
  readonly version: typeof DATA_VERSION;
  /** The digest of the machines. */
  readonly flows: string;
  readonly charts: readonly ChartSummary[];
}

/** Something that can happen, in words: `initiatePayout fails network`. */
export interface HappeningData {
  readonly kind: 'event' | 'answers' | 'fails' | 'ends' | 'passes';
  readonly subject: string;
  readonly name: string;
}

/** Which of the happenings, where it leads, and the transitions it takes. */
export type EdgeData = readonly [happening: number, to: number, fired: readonly number[]];

/** Everywhere a flow can be, and all that can happen there. States and transitions by their place in the model. */
export interface WalkData {
  readonly happenings: readonly HappeningData[];
  readonly starts: readonly { readonly input: string; readonly at: number; readonly fired: readonly number[] }[];
  readonly places: readonly { readonly states: readonly number[]; readonly ends: boolean }[];
  readonly out: readonly (readonly EdgeData[])[];
  /** Accepted, and refused by every guard. */
  readonly refused: readonly (readonly number[])[];
  readonly isWhole: boolean;
}

/** A walk: where it begins, and which of the ways out it takes each time. */
export interface PathData {
  readonly id: string;
  readonly start: number;
  readonly ways: readonly number[];
}

export interface EndpointData {
  readonly method: string;
  readonly path: string;
  /** No document shows it. */
  readonly assumed: boolean;
}

export interface ChartData {
  readonly version: typeof DATA_VERSION;
  readonly name: string;
  readonly area: string;
  readonly model: Model;
  readonly drawing: { readonly width: number; readonly height: number; readonly body: string };
  /** Null for a machine that is walked inside its parents. */
  readonly walk: WalkData | null;
  readonly paths: readonly PathData[];
  /** Transitions that no path can take, with the reason. */
  readonly untaken: readonly { readonly transition: string; readonly why: string }[];
  /** The charts that run this one. */
  readonly parents: readonly string[];
  /** The kit chart that it has; null where the chart is its own. */
  readonly kit: string | null;
  /** The flows that have this chart of the kit: they are walked and proved, and name its calls. Empty for every other chart. */
  readonly instances: readonly string[];
  readonly endpoints: Readonly<Record<string, EndpointData>>;
  readonly requirements: Readonly<Record<string, { readonly text: string; readonly tests: readonly string[] }>>;
  readonly verdicts: readonly Verdict[];
}

/** Where the scripts with the data leave it. */
export interface AtlasData {
  index?: IndexData;
  readonly charts: Record<string, ChartData>;
}
