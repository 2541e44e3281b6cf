/** The verdicts on a chart's properties. */
import type { ChartData } from '../site/data';
import { type Tally, tallied, tallyOf, type Verdict, verdictText } from '../verdict';
import { link, withCode } from './details';
import { h, type IconName, icon } from './dom';
import { chosenHash, propertyHash } from './route';

export const FINDINGS: Readonly<Record<Tally, { readonly icon: IconName; readonly word: string; readonly tone: string }>> = {
  PROVED: { icon: 'proved', word: 'Proved', tone: 'green' },
  HOLDS: { icon: 'proved', word: 'Holds', tone: 'blue' },
  ASSUMED: { icon: 'proved', word: 'Holds under an assumption', tone: 'orange' },
  REFUTED: { icon: 'refuted', word: 'Refuted', tone: 'red' },
  VACUOUS: { icon: 'vacuous', word: 'Vacuous', tone: 'orange' },
};

const counted = (count: number, word: string) => `${count} ${count > 1 ? word.replace(/^holds/, 'hold') : word}`;

export function mark(finding: Tally, count?: number) {
  const { icon: name, word, tone } = FINDINGS[finding];
  return h('span', { class: `mark ${tone}` }, icon(name), count === undefined ? word : counted(count, word.toLowerCase()));
}

/** Shows what a verdict is based on, so that proofs, explorations and assumptions do not look alike. */
function markOf(verdict: Verdict) {
  const { icon: name, tone } = FINDINGS[tallyOf(verdict)];
  const [first = '', ...rest] = verdictText(verdict).split(' ');
  const words = [first.charAt(0) + first.slice(1).toLowerCase(), ...rest].join(' ');
  return h('span', { class: `mark ${tone}` }, icon(name), words);
}

export const TALLIES: readonly Tally[] = ['REFUTED', 'VACUOUS', 'PROVED', 'HOLDS', 'ASSUMED'];

function proof(verdict: Verdict, onPlay: (verdict: Verdict) => void) {
  const { flow, property, detail, req, configurations, counterexample, assumes = [], notes = [] } = verdict;
  const walked =
    configurations === undefined || verdictText(verdict).includes('within')
      ? ''
      : ` ${configurations.toLocaleString('en')} configurations.`;
  return h(
    'li',
    { 'data-property': property, tabindex: -1 },
    h('div', { class: 'row' }, markOf(verdict), h('span', { class: 'clause' }, req.join(' '))),
    h('p', { class: 'property' }, h('a', { href: propertyHash(flow, property) }, ...withCode(property))),
    h('p', { class: 'note' }, ...withCode(`${detail}${walked}`)),
    ...assumes.map((says) => h('p', { class: 'assumption' }, `Assumption: ${says}`)),
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

/** Lists the transitions that no path takes, each with the reason. */
function untakenList({ name, untaken }: ChartData) {
  if (untaken.length === 0) return null;
  const items = untaken.map(({ transition, why }) =>
    h('li', {}, link(chosenHash(name, transition), transition), h('p', { class: 'note' }, why)),
  );
  return h('details', {}, h('summary', {}, `${untaken.length} not covered by any path`), h('ul', {}, ...items));
}

/** Lists the transitions that no run in the browser took, each with the reason. */
function unwalkedList({ name, unwalked }: ChartData) {
  if (unwalked.length === 0) return null;
  const items = unwalked.map(({ transition, why }) =>
    h('li', {}, link(chosenHash(name, transition), transition), h('p', { class: 'note' }, why)),
  );
  return h('details', {}, h('summary', {}, `${unwalked.length} not walked in the browser`), h('ul', {}, ...items));
}

/** A flow's own properties come first, then those of the kit, then what is checked on every chart. */
function groupsOf({ verdicts, shared }: ChartData) {
  const sorted = [...verdicts].sort((a, b) => TALLIES.indexOf(tallyOf(a)) - TALLIES.indexOf(tallyOf(b)));
  const declared = sorted.filter(({ kind }) => kind !== 'every' && kind !== 'together');
  return [
    ['Of two tabs or two people together with the provider', sorted.filter(({ kind }) => kind === 'together')],
    ['Properties of this flow', declared.filter(({ property }) => !shared.includes(property))],
    ['Properties shared with other flows', declared.filter(({ property }) => shared.includes(property))],
    ['Checked on every chart', sorted.filter(({ kind }) => kind === 'every')],
  ] as const;
}

export function proofs(data: ChartData, onPlay: (verdict: Verdict) => void) {
  const { verdicts, walk, paths, instances, behaviour } = data;
  const counts = tallied(verdicts);
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
    behaviour === null ? null : h('p', { class: 'note' }, `Digest of its behaviour: ${behaviour.slice(0, 8)}.`),
    h('p', { class: 'row' }, ...TALLIES.flatMap((one) => (counts[one] ? [mark(one, counts[one])] : []))),
    untakenList(data),
    unwalkedList(data),
    verdicts.length === 0 && instances.length === 0
      ? h('p', { class: 'note' }, 'No properties have been checked for this chart.')
      : null,
    ...groupsOf(data).flatMap(([title, some]) =>
      some.length === 0 ? [] : [h('h3', {}, title), h('ul', {}, ...some.map((one) => proof(one, onPlay)))],
    ),
  );
}
