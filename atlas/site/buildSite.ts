/** Builds the auditors' page of our flows with all their proofs, for the command. */
import 'temporal-polyfill/global';
import { flows, parts } from '../../machines/flows';
import { kitMachines } from '../../machines/kit/kitMachines.flow';
import { type Chart, chartsOf } from '../charts';
import { type Drawn, draw } from '../draw/files';
import { kitChartsOf } from '../kit/kitCharts';
import { monitorsOf } from '../monitors/monitorsOf';
import { flowProofs } from '../proofs/flowProofs';
import { flowsHash } from '../sources';
import { togetherVerdicts } from '../together/verdicts';
import { matrix } from '../trace/matrix';
import type { Verdict } from '../verdict';
import { type Content, siteFiles } from './site';

/** Returns the charts of all flows, then those of the kit. */
export const everyChart = (): Chart[] => [...chartsOf(flows), ...kitChartsOf(kitMachines)];

/** Returns the verdicts on some charts of flows. */
export const proofsOfCharts = (charts: readonly Chart[]): Verdict[] => charts.flatMap(({ name }) => flowProofs(name));

export const buildSite = async (drawn?: readonly Drawn[]): Promise<ReadonlyMap<string, Content>> =>
  siteFiles(drawn ?? (await draw(everyChart())), flowsHash(), [...flowProofs(), ...togetherVerdicts()], {
    trace: matrix(),
    monitors: monitorsOf(flows, parts),
  });
