/** What is kept of the proofs beside the charts, in `docs/flows/<area>/<chart>.properties.json`: enough to say at the next release what changed. */
import type { Verdict } from '../verdict';

/** How a counterexample went and how much was walked changes with every case; that is not kept. */
export type Kept = Pick<Verdict, 'flow' | 'property' | 'kind' | 'req' | 'verdict'>;

export const PROPERTIES = '.properties.json';

/** By the names of the files. */
export function propertyFiles(verdicts: readonly Verdict[], areas: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const charts = [...new Set(verdicts.map(({ flow }) => flow))];
  const kept = (chart: string): Kept[] =>
    verdicts
      .filter(({ flow }) => flow === chart)
      .map(({ flow, property, kind, req, verdict }) => ({ flow, property, kind, req, verdict }));
  return new Map(
    charts.map((chart) => [
      `${areas.get(chart) ?? '.'}/${chart}${PROPERTIES}`,
      // One line each, so that a release shows which property changed.
      `[\n${kept(chart)
        .map((one) => `  ${JSON.stringify(one)}`)
        .join(',\n')}\n]\n`,
    ]),
  );
}
