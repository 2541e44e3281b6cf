/** A document of numbered steps, with a box to tick for each path. */
import type { Told } from './tell';

/** Text from a case is text, whatever Markdown would make of it. */
const plain = (text: string) => text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');

export function asMarkdown({ flow, area, about, strategy, paths }: Told): string {
  const parts = paths.map(({ id, title, req, begins, steps }) =>
    [
      `## ${id}`,
      '',
      `- [ ] ${plain(title)}`,
      `- Requirements: ${req.join(', ') || 'none'}`,
      `- ${plain(begins.does)}. **${plain(begins.sees)}** (\`${begins.state}\`)`,
      '',
      ...steps.map(({ does, sees, state }, n) => `${n + 1}. ${plain(does)}. **${plain(sees)}** (\`${state}\`)`),
    ].join('\n'),
  );
  return `# ${plain(area)}: ${flow}\n\n${plain(about)} Paths from the strategy *${strategy}*.\n\n${parts.join('\n\n')}\n`;
}
