/** The auditors' page of our flows with all that is proved of them, whoever asks for it: the command, and the build of the app. */
import 'temporal-polyfill/global';
import { flows, partProperties } from '../../machines/flows';
import { kitMachines } from '../../machines/kit/kitMachines.flow';
import { type Chart, chartsOf } from '../charts';
import { type Drawn, draw } from '../draw/files';
import { kitChartsOf } from '../kit/kitCharts';
import { proofsOf } from '../proofs/prove';
import { flowsHash } from '../sources';
import type { Verdict } from '../verdict';
import { type Content, siteFiles } from './site';

/** The charts of all flows, then those of the kit. */
export const everyChart = (): Chart[] => [...chartsOf(flows), ...kitChartsOf(kitMachines)];

export const flowProofs = () => proofsOf(flows, partProperties);

/** Of some charts of flows. */
export const proofsOfCharts = (charts: readonly Chart[]): Verdict[] =>
  charts.flatMap(({ name }) => proofsOf(flows, partProperties, name));

export const wholeSite = async (drawn?: readonly Drawn[]): Promise<ReadonlyMap<string, Content>> =>
  siteFiles(drawn ?? (await draw(everyChart())), flowsHash(), flowProofs());
