/** The matrix as one printable page without script, font or network. */
import { COLUMNS } from './cells';
import { type Line, totalsOf } from './trace';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** The register writes literals between backticks. */
const literal = (text: string) => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const list = (all: readonly string[]) =>
  all.length === 0 ? '' : `<ul>${all.map((one) => `<li>${literal(one)}</li>`).join('')}</ul>`;

/** Many tests would hide the row that they are in. */
const folded = (all: readonly string[], what: string) =>
  all.length < 4 ? list(all) : `<details><summary>${all.length} ${what}</summary>${list(all)}</details>`;

function row(line: Line): string {
  const { requirement, text, chart, states, transitions, endpoints, properties, tests, gap } = line;
  const cells = [literal(text), escaped(chart), list(states), folded(transitions, 'transitions'), list(endpoints)];
  const rest = [folded(properties, 'properties'), folded(tests, 'tests'), gap ? `<strong>Gap: ${escaped(gap)}</strong>` : ''];
  const all = [...cells, ...rest].map((cell) => `<td>${cell}</td>`).join('');
  return `<tr${gap ? ' class="gap"' : ''}><th scope="row">${escaped(requirement || 'none')}</th>${all}</tr>`;
}

const STYLE = `
:root { color-scheme: light dark; --page: #f5f8f1; --ink: #16213a; --soft: #445068; --line: #748270; --gap: #f3d9d6; --bad: #a3241d; --link: #2a3e92 }
@media (prefers-color-scheme: dark) { :root { --page: #121a17; --ink: #e8efe8; --soft: #b6c4ba; --line: #75897e; --gap: #3a1f1c; --bad: #ffa79b; --link: #aabbff } }
body { margin: 0; padding: 24px 32px; background: var(--page); color: var(--ink); font: 13px/20px 'Archivo Variable', system-ui, sans-serif }
h1 { font-size: 22px; line-height: 28px; font-weight: 640; margin: 0 0 8px }
p, nav { margin: 0 0 16px; color: var(--soft); max-width: 80ch }
a { color: var(--link); display: inline-block; padding: 4px 8px 4px 0 }
.wide { overflow-x: auto }
table { border-collapse: collapse; border-top: 2px solid; min-width: 1360px; width: 100% }
caption { text-align: left; padding: 8px 0; color: var(--soft) }
th, td { text-align: left; vertical-align: top; padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; min-width: 7ch }
thead th, tbody th { font-weight: 640; white-space: nowrap }
td:nth-of-type(2), td:nth-of-type(3) { white-space: nowrap }
code { font: inherit; border-bottom: 1px dotted var(--line) }
ul { margin: 0; padding: 0; list-style: none }
summary { cursor: pointer; padding: 2px 0 }
tr.gap { background: var(--gap) }
tr.gap strong { color: var(--bad) }
@media (max-width: 767px) { body { padding: 16px } a, summary { min-height: 44px; line-height: 44px; padding: 0 8px 0 0 } }
@media print { details > ul { display: block } .wide { overflow: visible } }
`;

export interface Link {
  readonly text: string;
  readonly href: string;
}

export function pageOf(title: string, lines: readonly Line[], links: readonly Link[] = []): string {
  const { requirements, tested, served, gaps } = totalsOf(lines);
  const said = `${requirements} requirements: ${served} implemented by a flow, ${tested} covered by a test. ${gaps} rows have a gap and are marked.`;
  const nav = links.map(({ text, href }) => `<a href="${escaped(href)}">${escaped(text)}</a>`).join(' ');
  const head = COLUMNS.map((column) => `<th scope="col">${column}</th>`).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${said}</p>
${nav ? `<nav aria-label="Other matrices">${nav}</nav>` : ''}
<div class="wide" role="region" aria-label="The matrix" tabindex="0">
<table>
<caption>Which states and transitions implement each requirement, which calls they make, what is proved about them, and which tests cover them.</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${lines.map(row).join('\n')}
</tbody>
</table>
</div>
</main>
</body>
</html>
`;
}
