/** The report of a run: one self-contained page with what each flow's paths covered and what they did not. */
import { type Coverage, type Kind, marksOf, shareOf } from './coverage';
import { escaped } from './junit';
import { PLACES, type Result } from './result';

/** Renders a flow's chart with marked states and transitions as HTML. */
export type Paint = (flow: string, marks: ReadonlyMap<string, string>) => string;

export interface Reported {
  readonly flow: string;
  readonly coverage: Coverage;
  readonly results: readonly Result[];
}

const KINDS: readonly Kind[] = ['states', 'transitions', 'pairs', 'guards', 'requirements'];

const STYLE = `
:root { color-scheme: light dark; --good: #1a7f4b; --bad: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --good: #5fd39a; --bad: #ff8a80; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { text-align: left; padding: 0.25rem 0.75rem; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
td.figure { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
a { color: inherit; }
.met { color: var(--good); } .unmet { color: var(--bad); font-weight: 600; }
.wide { overflow-x: auto; }
summary { cursor: pointer; min-height: 2.75rem; }
code { overflow-wrap: anywhere; }
`;

/** Something that may be wider than the page. It can be scrolled by keyboard. */
const wide = (name: string, inside: string) =>
  `<div class="wide" role="region" tabindex="0" aria-label="${name}">${inside}</div>`;

/** The same marks as text, for a flow without a chart. */
export const inWords: Paint = (_, marks) =>
  `<ul>${[...marks].map(([id, mark]) => `<li class="${mark}"><code>${escaped(id)}</code>: ${mark === 'met' ? 'covered' : 'not covered'}</li>`).join('')}</ul>`;

function figures(reported: readonly Reported[]): string {
  const cell = (coverage: Coverage, kind: Kind) => {
    const { met, of } = shareOf(coverage[kind]);
    return `<td class="figure ${met === of ? 'met' : 'unmet'}">${met} of ${of}</td>`;
  };
  const rows = reported.map(
    ({ flow, coverage }) =>
      `<tr><th scope="row"><a href="#${flow}">${flow}</a></th>${KINDS.map((kind) => cell(coverage, kind)).join('')}</tr>`,
  );
  const heads = ['Flow', ...KINDS].map((head) => `<th scope="col">${head}</th>`).join('');
  return wide('Coverage', `<table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>`);
}

/** The missing items of each kind, collapsed, because there may be hundreds of pairs. */
function missing({ coverage }: Reported): string {
  const parts = KINDS.flatMap((kind) => {
    const left = coverage[kind].all.filter((one) => !coverage[kind].met.has(one));
    const list = left.map((one) => `<li><code>${escaped(one)}</code></li>`).join('');
    return left.length === 0 ? [] : [`<details><summary>${kind}: ${left.length}</summary><ul>${list}</ul></details>`];
  });
  return parts.join('') || '<p class="met">Everything is covered.</p>';
}

function walked({ flow, results }: Reported): string {
  const rows = results.map(({ place, path, seconds, failed }) => {
    const became = failed ? `<td class="unmet">${escaped(failed.why)}</td>` : '<td class="met">as expected</td>';
    const figures = [path.steps.length, seconds.toFixed(2)].map((figure) => `<td class="figure">${figure}</td>`).join('');
    return `<tr><th scope="row"><code>${path.id}</code></th><td>${place}</td>${figures}${became}</tr>`;
  });
  const heads = ['Path', 'Run in', 'Steps', 'Seconds', 'Result'].map((head) => `<th scope="col">${head}</th>`);
  return wide(`Paths of ${flow}`, `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`);
}

export function asPage(reported: readonly Reported[], paint: Paint = inWords): string {
  const all = reported.flatMap(({ results }) => results);
  const failed = all.filter((result) => result.failed).length;
  const places = PLACES.filter((place) => all.some((result) => result.place === place));
  const flows = reported.map(
    (one) => `<section aria-labelledby="${one.flow}"><h2 id="${one.flow}">${one.flow}</h2>
<h3>On the chart</h3><details><summary>Covered and not covered</summary>${wide(`Chart of ${one.flow}`, paint(one.flow, marksOf(one.coverage)))}</details>
<h3>Not covered</h3>${missing(one)}
<h3>Paths</h3>${walked(one)}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Paths · Kontor</title>
<style>${STYLE}</style></head>
<body><main><h1>Paths</h1>
<p>${all.length} paths run (${places.join(', ')}), <strong class="${failed > 0 ? 'unmet' : 'met'}">${failed} failed</strong>. Coverage of everything reachable:</p>
${figures(reported)}
${flows.join('\n')}
</main></body></html>
`;
}
