/** All that is proved of our flows. It takes half a minute, so it is proved once however often it is asked for. */
import { flows, parts } from '../../machines/flows';
import type { Verdict } from '../verdict';
import { proofsOf } from './prove';

let proved: readonly Verdict[] | null = null;

export function flowProofs(): readonly Verdict[] {
  proved ??= proofsOf(flows, parts);
  return proved;
}
