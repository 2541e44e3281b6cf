/** All there is to know of each path, for other tools. */
import type { DescribedPaths } from './tell';

/** Raised when a field changes its meaning or goes away. */
const VERSION = 1;

export function asJson({ flow, area, about, strategy, paths }: DescribedPaths): string {
  const all = paths.map(({ id, title, input, req, begins, steps, path }) => ({
    id,
    title,
    input,
    req,
    begins: { sees: begins.sees, state: begins.state, fired: path.begins },
    steps: steps.map((step, n) => {
      const { kind, subject, name, payload, fired, value } = path.steps[n] ?? {};
      return { ...step, kind, subject, name, payload, fired, value };
    }),
  }));
  return `${JSON.stringify({ version: VERSION, flow, area, about, strategy, paths: all }, null, 2)}\n`;
}
