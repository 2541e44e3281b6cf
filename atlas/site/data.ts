/** The data of the auditors' page. The page reads no machine and lays nothing out. */
import type { Model } from '../model';
import type { MonitorData } from '../monitors/data';
import type { Executed, Unwalked } from '../run/executed';
import type { Line } from '../trace/trace';
import type { Tally, Verdict } from '../verdict';

/** Increased when the page could not read what was written before. */
export const DATA_VERSION = 5;

export interface ChartSummary {
  readonly name: string;
  /** The name of the area. */
  readonly area: string;
  readonly description: string;
  /** Whether it can be walked by itself. A machine that flows invoke is walked within them. */
  readonly isFlow: boolean;
  /** The kit chart that it uses, or null if the chart is its own. */
  readonly kit: string | null;
  /** The flows that use this kit chart. */
  readonly instances: readonly string[];
  readonly states: number;
  readonly transitions: number;
  readonly paths: number;
  readonly configurations: number;
  /** The transitions that the runs in the browser took, or null if none ran. */
  readonly walked: number | null;
  readonly verdicts: Readonly<Partial<Record<Tally, number>>>;
}

/** An entry of the search over all charts: `[kind, chart, id, name, words]`. The id is that of a state, a transition or a requirement. */
export type SearchEntry = readonly [kind: SearchKind, chart: string, id: string, name: string, words: string];
export type SearchKind = 'requirement' | 'endpoint' | 'property' | 'text' | 'state' | 'event';

/** The traceability matrix. What is the same in all rows of a requirement is stored once. */
export interface TraceData {
  readonly requirements: Readonly<Record<string, { readonly text: string; readonly tests: readonly string[] }>>;
  readonly lines: readonly Omit<Line, 'text' | 'tests'>[];
}

export interface IndexData {
  readonly version: typeof DATA_VERSION;
  /** The digest of the machines. */
  readonly flows: string;
  readonly charts: readonly ChartSummary[];
}

/** A possible step in words: `initiatePayout fails network`. */
export interface HappeningData {
  readonly kind: 'event' | 'answers' | 'fails' | 'ends' | 'passes';
  readonly subject: string;
  readonly name: string;
}

/** The step, the configuration it leads to, and the transitions it takes. */
export type EdgeData = readonly [happening: number, to: number, fired: readonly number[]];

/** All configurations of a flow and all possible steps. States and transitions are indices into the model. */
export interface WalkData {
  readonly happenings: readonly HappeningData[];
  readonly starts: readonly { readonly input: string; readonly at: number; readonly fired: readonly number[] }[];
  readonly places: readonly { readonly states: readonly number[]; readonly ends: boolean }[];
  readonly out: readonly (readonly EdgeData[])[];
  /** Accepted, and rejected by every guard. */
  readonly refused: readonly (readonly number[])[];
  readonly isWhole: boolean;
}

/** A walk: its start, and the index of each step among the possible ones. */
export interface PathData {
  readonly id: string;
  readonly start: number;
  readonly ways: readonly number[];
}

export interface EndpointData {
  readonly method: string;
  readonly path: string;
  /** Whether no document shows it. */
  readonly assumed: boolean;
}

export interface DrawingData {
  readonly width: number;
  readonly height: number;
  /** The contents of its `<svg>`. */
  readonly body: string;
}

/** A drawing in plain words, with some regions collapsed. */
export interface OverviewData extends DrawingData {
  /** The ids of the collapsed regions. */
  readonly closed: readonly string[];
}

export interface ChartData {
  readonly version: typeof DATA_VERSION;
  readonly name: string;
  readonly area: string;
  readonly model: Model;
  /** With everything, by the names in the code. */
  readonly drawing: DrawingData;
  /** One for each choice of collapsed regions. The first has all of them expanded. */
  readonly overviews: readonly OverviewData[];
  /** Null for a machine that is walked within its parents. */
  readonly walk: WalkData | null;
  readonly paths: readonly PathData[];
  /** Transitions that no path can take, with the reason. */
  readonly untaken: readonly { readonly transition: string; readonly why: string }[];
  /** What the runs took, by place, from their records. */
  readonly executed: readonly Executed[];
  /** Transitions that no run in the browser took, with the reason. */
  readonly unwalked: readonly Unwalked[];
  /** A digest of what decides its behaviour: its sources, without comments. Null for a chart of the kit. */
  readonly behaviour: string | null;
  /** The charts that invoke this one. */
  readonly parents: readonly string[];
  /** The kit chart that it uses, or null if the chart is its own. */
  readonly kit: string | null;
  /** The flows that use this kit chart. They are walked and proved, and name its calls. Empty for every other chart. */
  readonly instances: readonly string[];
  /** The actions that send an event to another machine: to a child by its id, or to `#_parent`. */
  readonly sends: Readonly<Record<string, string>>;
  readonly endpoints: Readonly<Record<string, EndpointData>>;
  readonly requirements: Readonly<Record<string, { readonly text: string; readonly tests: readonly string[] }>>;
  readonly verdicts: readonly Verdict[];
  /** The properties that other flows of the kit have too, in their words. */
  readonly shared: readonly string[];
  /** Its declared properties, as they can be checked on a record. */
  readonly monitors: readonly MonitorData[];
}

/** Where the scripts store the data. */
export interface AtlasData {
  index?: IndexData;
  /** Loads when a reader searches. */
  search?: readonly SearchEntry[];
  trace?: TraceData;
  readonly charts: Record<string, ChartData>;
}
