/** The auditors' page of our flows with all that is proved of them, whoever asks for it: the command, and the build of the app. */
import 'temporal-polyfill/global';
import { flows, partProperties } from '../../machines/flows';
import { chartsOf } from '../charts';
import { type Drawn, draw } from '../draw/files';
import { proofsOf } from '../proofs/prove';
import { flowsHash } from '../sources';
import { type Content, siteFiles } from './site';

export const drawnFlows = () => draw(chartsOf(flows));

export const flowProofs = () => proofsOf(flows, partProperties);

export const wholeSite = async (drawn?: readonly Drawn[]): Promise<ReadonlyMap<string, Content>> =>
  siteFiles(drawn ?? (await drawnFlows()), flowsHash(), flowProofs());
