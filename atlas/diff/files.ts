/**
 * What is stored of the proofs next to the charts, in `docs/flows/<area>/<chart>.properties.json`: enough to describe changes at the next
 * release.
 */
import type { Verdict } from '../verdict';

/** Counterexamples and the number of explored configurations change with every case, so they are not stored. */
export type Kept = Pick<Verdict, 'flow' | 'property' | 'kind' | 'req' | 'verdict' | 'assumes'>;

export const PROPERTIES = '.properties.json';

/** Contents by file name. */
export function propertyFiles(verdicts: readonly Verdict[], areas: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const charts = [...new Set(verdicts.map(({ flow }) => flow))];
  const kept = (chart: string): Kept[] =>
    verdicts
      .filter(({ flow }) => flow === chart)
      .map(({ flow, property, kind, req, verdict, assumes }) => ({
        ...{ flow, property, kind, req, verdict },
        ...(assumes ? { assumes } : {}),
      }));
  return new Map(
    charts.map((chart) => [
      `${areas.get(chart) ?? '.'}/${chart}${PROPERTIES}`,
      // One line each, so that a diff shows which property changed.
      `[\n${kept(chart)
        .map((one) => `  ${JSON.stringify(one)}`)
        .join(',\n')}\n]\n`,
    ]),
  );
}
