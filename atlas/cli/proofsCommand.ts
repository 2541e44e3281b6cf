/** Runs `npm run proofs`. A misspelt name or an unreadable chart is reported in one line. */

import { flowProofs } from '../proofs/flowProofs';
import { report } from '../proofs/print';
import { togetherReport } from '../together/print';
import { compositions } from '../together/verdicts';
import type { Screen } from './command';

const TOGETHER = '--together';

/** Returns the exit code: 0 if all properties hold, 1 if one does not, 2 for an invalid request. */
export function proofsCommand([chart]: readonly string[], { say, note }: Screen): number {
  try {
    const { said, blamed, code } = chart === TOGETHER ? togetherReport(compositions()) : report(flowProofs(chart ?? null));
    if (said) say(said);
    if (blamed) note(said ? `\n${blamed}` : blamed);
    return code;
  } catch (error) {
    note(error instanceof Error ? error.message : String(error));
    return 2;
  }
}
