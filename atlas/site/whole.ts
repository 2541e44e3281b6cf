/** The auditors' page of our flows, whoever asks for it: the command, and the build of the app. */
import 'temporal-polyfill/global';
import { flows } from '../../machines/flows';
import { chartsOf } from '../charts';
import { draw } from '../draw/files';
import { flowsHash } from '../sources';
import { type Content, siteFiles } from './site';

export const wholeSite = async (): Promise<ReadonlyMap<string, Content>> => siteFiles(await draw(chartsOf(flows)), flowsHash());
