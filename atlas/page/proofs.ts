/** What was found of a chart's properties. */
import type { ChartData } from '../site/data';
import type { Finding, Verdict } from '../verdict';
import { link, withCode } from './details';
import { h, type IconName, icon } from './dom';
import { chosenHash } from './route';

export const FINDINGS: Readonly<Record<Finding, { readonly icon: IconName; readonly word: string; readonly tone: string }>> = {
  PROVED: { icon: 'proved', word: 'Proved', tone: 'green' },
  HOLDS: { icon: 'proved', word: 'Holds', tone: 'green' },
  REFUTED: { icon: 'refuted', word: 'Refuted', tone: 'red' },
  VACUOUS: { icon: 'vacuous', word: 'Vacuous', tone: 'orange' },
};

const counted = (count: number, word: string) => `${count} ${count > 1 && word === 'holds' ? 'hold' : word}`;

export function mark(finding: Finding, count?: number) {
  const { icon: name, word, tone } = FINDINGS[finding];
  return h('span', { class: `mark ${tone}` }, icon(name), count === undefined ? word : counted(count, word.toLowerCase()));
}

const WORST: readonly Finding[] = ['REFUTED', 'VACUOUS', 'PROVED', 'HOLDS'];

function proof(verdict: Verdict, onPlay: (verdict: Verdict) => void) {
  const { property, detail, req, configurations, counterexample, notes = [] } = verdict;
  const walked = configurations === undefined ? '' : ` ${configurations.toLocaleString('en')} configurations.`;
  return h(
    'li',
    {},
    h('div', { class: 'row' }, mark(verdict.verdict), h('span', { class: 'clause' }, req.join(' '))),
    h('p', { class: 'property' }, ...withCode(property)),
    h('p', { class: 'note' }, ...withCode(`${detail}${walked}`)),
    notes.length > 0
      ? h('details', { class: 'note' }, h('summary', {}, 'Details'), ...notes.map((one) => h('p', {}, one)))
      : null,
    counterexample
      ? h(
          'button',
          { type: 'button', class: 'bare', on: { click: () => onPlay(verdict) } },
          `Show the counterexample on the chart (${counterexample.steps.length} steps)`,
        )
      : null,
  );
}

/** What no path takes is said, with the reason: it is there, and nothing leads to it. */
function untakenList({ name, untaken }: ChartData) {
  if (untaken.length === 0) return null;
  const items = untaken.map(({ transition, why }) =>
    h('li', {}, link(chosenHash(name, transition), transition), h('p', { class: 'note' }, why)),
  );
  return h('details', {}, h('summary', {}, `${untaken.length} not covered by any path`), h('ul', {}, ...items));
}

export function proofs(data: ChartData, onPlay: (verdict: Verdict) => void) {
  const { verdicts, walk, paths, instances } = data;
  const sorted = [...verdicts].sort((a, b) => WORST.indexOf(a.verdict) - WORST.indexOf(b.verdict));
  const counted = WORST.map((finding) => [finding, sorted.filter(({ verdict }) => verdict === finding).length] as const);
  const walked = walk
    ? `${walk.places.length.toLocaleString('en')} configurations${walk.isWhole ? '' : ', with more unexplored'}. ${paths.length} paths cover every reachable transition.`
    : instances.length > 0
      ? 'Each flow that has this chart is walked and proved by itself.'
      : 'Explored inside the flows that run it.';
  return h(
    'section',
    { class: 'proofs', 'aria-labelledby': 'proofs' },
    h('h2', { id: 'proofs' }, 'Proofs'),
    h('p', { class: 'note' }, walked),
    h('p', { class: 'row' }, ...counted.filter(([, count]) => count > 0).map(([finding, count]) => mark(finding, count))),
    untakenList(data),
    sorted.length === 0 && instances.length === 0
      ? h('p', { class: 'note' }, 'No properties have been checked for this chart.')
      : h('ul', {}, ...sorted.map((one) => proof(one, onPlay))),
  );
}
