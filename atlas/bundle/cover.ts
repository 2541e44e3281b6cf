/** The cover page of a bundle: what was released, what was shown about it, and where to read more. */
import type { Together } from '../together/verdicts';
import { tallied, type Verdict } from '../verdict';
import { escaped, page } from './page';
import type { ChartEvidence, Evidence } from './parts';

const short = (digest: string | null) => (digest === null ? '' : digest.slice(0, 8));

const KINDS: Readonly<Record<keyof ReturnType<typeof tallied>, string>> = {
  PROVED: 'proved',
  HOLDS: 'hold',
  ASSUMED: 'hold under an assumption',
  REFUTED: 'refuted',
  VACUOUS: 'vacuous',
};

const countsText = (counts: ReturnType<typeof tallied>) =>
  Object.entries(KINDS)
    .flatMap(([kind, words]) => {
      const count = new Map(Object.entries(counts)).get(kind) ?? 0;
      return count > 0 ? [`${count} ${words}`] : [];
    })
    .join(', ');

const places = ['machine', 'view', 'browser'];

function row({ name, area, chart, behaviour, transitions, verdicts, taken }: ChartEvidence): string {
  const figures = places.map((place) => `<td class="figure">${taken[place] ?? 0} of ${transitions}</td>`);
  return [
    `<tr><th scope="row"><a href="atlas/index.html#/${escaped(name)}">${escaped(name)}</a></th><td>${escaped(area)}</td>`,
    `<td><code>${short(chart)}</code></td><td><code>${short(behaviour)}</code></td>`,
    ...figures,
    `<td>${countsText(verdicts)}</td></tr>`,
  ].join('');
}

const blockOf = ({ title, worlds, limits, judged }: Together) => `
<h3>${escaped(title)}</h3>
<ul>
${judged.map(({ says, verdict }) => `<li>${verdict} within ${worlds.toLocaleString('en')} worlds: ${escaped(says)}</li>`).join('\n')}
</ul>
<p>Bounds: ${limits.map(escaped).join(' ')}</p>`;

const failures = (verdicts: readonly Verdict[]) =>
  verdicts
    .filter(({ verdict }) => verdict === 'REFUTED' || verdict === 'VACUOUS')
    .map(({ flow, property, verdict }) => `<li>${verdict} ${escaped(flow)}: ${escaped(property)}</li>`);

export function cover({ release, flows, charts, verdicts, together }: Evidence): string {
  const failed = failures(verdicts);
  const heads = ['Chart', 'Area', 'Chart digest', 'Behaviour digest', 'Machine', 'View', 'Browser', 'Verdicts'];
  return page(
    `Kontor ${release.version}: evidence of a release`,
    `<p>Commit <code>${escaped(release.commit)}</code>${release.isChanged ? ', with changes that are not committed' : ''}. Flows <code>${escaped(flows)}</code>, as the app shows them under For auditors in the account menu.</p>
<ul>
<li><a href="atlas/index.html">The auditors’ page</a>: every chart with its verdicts, walks and calls</li>
<li><a href="trace/trace.html">The trace of requirements</a>, also as <a href="trace/trace.csv">CSV</a> and <a href="trace/trace.xlsx">XLSX</a></li>
<li><a href="decisions/index.html">The decisions</a></li>
<li><a href="evidence.json">All figures as data</a>, and the <a href="SHA256SUMS">digest of each file</a>: <code>sha256sum -c SHA256SUMS</code></li>
</ul>
<h2>Verdicts</h2>
<p>${verdicts.length} properties: ${countsText(tallied(verdicts))}.</p>
${failed.length > 0 ? `<ul>\n${failed.join('\n')}\n</ul>` : ''}
<h2>Several together</h2>
${together.map(blockOf).join('\n')}
<h2>Charts</h2>
<p>The chart digest covers the drawing. The behaviour digest covers what decides the flow: the sources of its machine, its cases and its properties, without comments. The figures count the transitions that runs of the tests took with this behaviour.</p>
<div class="wide" role="region" tabindex="0" aria-label="Charts">
<table>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${charts.map(row).join('\n')}
</tbody>
</table>
</div>`,
  );
}
