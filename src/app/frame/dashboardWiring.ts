/** Flows of all authenticated routes. Each page's flows come with it, because it needs no others. */
import type { finderFlows } from '../../wiring/shell/finder';
import type { testDataFlows } from '../../wiring/shell/testData';
import type { wirings } from '../wirings.list';

/** The modules of all wirings, as a parameter: only their intersection fits them all. */
type Together<Loaders> = {
  [Name in keyof Loaders]: Loaders[Name] extends () => Promise<infer Flows> ? (flows: Flows) => void : never;
}[keyof Loaders] extends (flows: infer All) => void
  ? All
  : never;

export type DashboardFlows = Together<typeof wirings> & typeof finderFlows & typeof testDataFlows;

export const noFlows = async () => ({});
