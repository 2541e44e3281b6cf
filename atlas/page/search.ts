/** Searches all charts, with the requirements, endpoints, properties, texts, states and events in them. */
import type { IndexData, SearchEntry, SearchKind } from '../site/data';
import { fill, h } from './dom';
import { readSearch } from './load';
import { chartHash, chosenHash, propertyHash, traceHash } from './route';

export interface Found {
  readonly href: string;
  readonly name: string;
  readonly kind: SearchKind | 'chart';
  /** The chart that it belongs to, or empty. */
  readonly chart: string;
  readonly words: string;
}

const MOST = 40;

/** Returns what can be found without further data: the charts. */
export const chartsIn = (index: IndexData): Found[] =>
  index.charts.map(({ name, description, kit }) => ({
    href: chartHash(name),
    name,
    kind: 'chart',
    chart: '',
    words: `${description} ${kit ?? ''}`,
  }));

function hrefOf([kind, chart, id, name]: SearchEntry): string {
  if (chart === '') return traceHash(id || null);
  return kind === 'property' ? propertyHash(chart, name) : chosenHash(chart, id);
}

export const foundIn = (entries: readonly SearchEntry[]): Found[] =>
  entries.map((entry) => {
    const [kind, chart, , name, words] = entry;
    return { href: hrefOf(entry), name, kind, chart, words: `${words} ${kind} ${chart}` };
  });

/** Returns the entries with every word: those that start with the first word first, and those of the open chart before others. */
export function found(all: readonly Found[], asked: string, open: string | null = null): Found[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  if (first === '') return [];
  const has = ({ name, words: more }: Found) => words.every((word) => `${name} ${more}`.toLowerCase().includes(word));
  const rank = ({ name, chart }: Found) => {
    const text = name.toLowerCase();
    const place = text === first ? 0 : text.startsWith(first) ? 1 : words.every((word) => text.includes(word)) ? 2 : 3;
    return 2 * place + (open !== null && chart === open ? 0 : 1);
  };
  return all
    .filter(has)
    .map((one) => ({ one, rank: rank(one) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ one }) => one);
}

export function search(index: IndexData) {
  const charts = chartsIn(index);
  let things: readonly Found[] = charts;
  let open: string | null = null;
  let note = '';
  const load = () => {
    readSearch().then(
      (entries) => {
        things = [...charts, ...foundIn(entries)];
        show();
      },
      () => {
        note = 'Only the names of charts can be searched: data/search.js is missing.';
        show();
      },
    );
  };
  const input = h('input', {
    type: 'search',
    'aria-label': 'Search',
    placeholder: 'Search all charts',
    on: { input: () => show(), focus: load },
  });
  const results = h('ul', { class: 'results', hidden: true });
  const count = h('p', { class: 'heard', 'aria-live': 'polite' });
  const element = h('search', {}, input, results, count);
  const item = ({ href, name, kind, chart }: Found) =>
    h('li', {}, h('a', { href }, h('span', {}, name), h('span', { class: 'note' }, chart === '' ? kind : `${kind}, ${chart}`)));
  const show = () => {
    const some = found(things, input.value, open);
    fill(results, ...some.map(item), note ? h('li', { class: 'note' }, note) : null);
    results.hidden = input.value.trim() === '';
    if (!results.hidden && some.length === 0) fill(results, h('li', { class: 'note' }, note || 'No results.'));
    count.textContent = results.hidden ? '' : `${some.length}${some.length === MOST ? ' or more' : ''} results`;
  };
  const clear = () => {
    input.value = '';
    show();
  };
  element.addEventListener('keydown', (event) => {
    const links = [...results.querySelectorAll('a')];
    const at = links.findIndex((one) => one.matches(':focus'));
    if (event.key === 'Escape') {
      clear();
      input.focus();
    } else if (event.key === 'ArrowDown') links[at + 1]?.focus();
    else if (event.key === 'ArrowUp') (links[at - 1] ?? input).focus();
    else if (event.key === 'Enter' && at < 0) links[0]?.click();
    else return;
    event.preventDefault();
  });
  results.addEventListener('click', clear);
  return {
    element,
    focus: () => input.focus(),
    /** Names the chart on screen. What belongs to it is found first. */
    of(chart: string | null) {
      open = chart;
    },
  };
}
