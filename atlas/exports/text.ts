/** Numbered steps for a terminal. */
import type { DescribedPaths } from './tell';

export function asText({ paths }: DescribedPaths): string {
  return paths
    .map(({ id, title, begins, steps, req }) =>
      [
        `${id}  ${title}`,
        `  ${req.join(' ')}`,
        `     ${begins.does}. -> ${begins.sees}`,
        ...steps.map(({ does, sees, state }, n) => `  ${String(n + 1).padStart(2)}. ${does} -> ${sees} [${state}]`),
      ].join('\n'),
    )
    .join('\n\n');
}
