/** The traceability matrix as data of the page. */
import type { Line } from '../trace/trace';
import type { TraceData } from './data';

export function traceData(lines: readonly Line[]): TraceData {
  const requirements = lines
    .filter(({ requirement }) => requirement !== '')
    .map(({ requirement, text, tests }) => [requirement, { text, tests }] as const);
  return {
    requirements: Object.fromEntries(requirements),
    lines: lines.map(({ text: _, tests: __, ...line }) => line),
  };
}
