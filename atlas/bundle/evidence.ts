/** Gathers the evidence of our flows for a bundle. */
import { flows, parts } from '../../machines/flows';
import { behaviourOf } from '../behaviour';
import type { Chart } from '../charts';
import { draw } from '../draw/files';
import { dataText, sha8 } from '../draw/svgDocument';
import { isKitChart } from '../kit/kitCharts';
import { monitorsOf } from '../monitors/monitorsOf';
import { flowProofs } from '../proofs/flowProofs';
import { executedOf } from '../run/executed';
import { everyChart } from '../site/buildSite';
import { siteFiles } from '../site/site';
import { flowsHash } from '../sources';
import { compositions, togetherVerdicts } from '../together/verdicts';
import { csvOf, sheetOf } from '../trace/cells';
import { matrix } from '../trace/matrix';
import { pageOf } from '../trace/page';
import { tallied, type Verdict } from '../verdict';
import type { ChartEvidence, Evidence, Parts } from './parts';

type Charted = Pick<Chart, 'name' | 'area' | 'model'>;

export function chartEvidence({ name, area, model }: Charted, verdicts: readonly Verdict[]): ChartEvidence {
  const ran = isKitChart({ area }) ? [] : executedOf(area, name);
  return {
    name,
    area,
    chart: sha8(dataText(model)),
    behaviour: behaviourOf(area, name),
    transitions: model.transitions.length,
    verdicts: tallied(verdicts.filter(({ flow }) => flow === name)),
    executed: ran.map(({ taken: _, ...rest }) => rest),
    taken: Object.fromEntries(ran.map(({ place, taken }) => [place, taken.length])),
  };
}

/** Draws, proves and traces everything once. */
export async function evidenceOf(release: Evidence['release']): Promise<Omit<Parts, 'decisions'>> {
  const drawn = await draw(everyChart());
  const together = compositions();
  const verdicts = [...flowProofs(), ...togetherVerdicts(together)];
  const trace = matrix();
  const hash = flowsHash();
  return {
    evidence: { release, flows: hash, charts: drawn.map((chart) => chartEvidence(chart, verdicts)), verdicts, together },
    site: await siteFiles(drawn, hash, verdicts, { trace, monitors: monitorsOf(flows, parts) }),
    trace: new Map<string, string | Uint8Array>([
      ['trace.html', pageOf('Trace of all requirements', trace, [{ text: 'Release', href: '../index.html' }])],
      ['trace.csv', csvOf(trace)],
      ['trace.xlsx', await sheetOf(trace)],
    ]),
  };
}
