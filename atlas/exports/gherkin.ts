/** A feature with a scenario for each path. What happens is a When, what is then seen a Then. */
import type { Told } from './tell';

/** A step is one line, and none of Gherkin's own marks begin it. */
const line = (text: string) => text.replace(/\s+/g, ' ').trim();

export function asGherkin({ flow, area, about, strategy, paths }: Told): string {
  const scenarios = paths.map(({ id, title, req, begins, steps }) =>
    [
      `  ${[id, ...req].map((tag) => `@${tag}`).join(' ')}`,
      `  Scenario: ${id} ${line(title)}`,
      `    Given ${line(begins.does)}`,
      `    Then ${line(begins.sees)}`,
      ...steps.flatMap(({ does, sees }) => [`    When ${line(does)}`, `    Then ${line(sees)}`]),
    ].join('\n'),
  );
  return `@${flow}\nFeature: ${line(area)}: ${line(about)}\n  Paths from the strategy ${strategy}.\n\n${scenarios.join('\n\n')}\n`;
}
