/** The decisions as pages, with an index. */
import { escaped, page } from './page';

const INDEX = 'README.md';

/** Returns the title of a decision: the first line of its text. */
const titleOf = (text: string) => /^# (.+)$/m.exec(text)?.[1] ?? '';

const fileOf = (name: string) => name.replace(/\.md$/, '.html');

export function decisionPages(decisions: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const all = [...decisions].filter(([name]) => name !== INDEX).sort(([one], [other]) => (one < other ? -1 : 1));
  const rows = all.map(([name, text]) => `<li><a href="${escaped(fileOf(name))}">${escaped(titleOf(text))}</a></li>`);
  const back = '<p><a href="index.html">All decisions</a></p>';
  return new Map([
    ['index.html', page('Decisions', `<p><a href="../index.html">Release</a></p>\n<ul>\n${rows.join('\n')}\n</ul>`)],
    ...all.map(([name, text]) => [fileOf(name), page(titleOf(text), `${back}\n<pre>${escaped(text)}</pre>`)] as const),
  ]);
}
