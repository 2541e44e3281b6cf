/** Searches charts, and the states and transitions of the open one, by their names and descriptions. */

import { conditionText, pathText } from '../format';
import type { ChartData, IndexData } from '../site/data';
import { fill, h } from './dom';
import { chartHash, chosenHash } from './route';

interface Found {
  readonly href: string;
  readonly name: string;
  readonly kind: string;
  readonly words: string;
}

const MOST = 12;

export function thingsOf(index: IndexData, data: ChartData | null): Found[] {
  const charts = index.charts.map(({ name, description, kit }) => ({
    href: chartHash(name),
    name,
    kind: 'chart',
    words: `${description} ${kit ?? ''}`,
  }));
  if (!data) return charts;
  const states = data.model.states.map(({ id, description, invokes, req }) => ({
    href: chosenHash(data.name, id),
    name: pathText(id),
    kind: 'state',
    words: [description, ...req, ...invokes.map(({ src }) => src)].join(' '),
  }));
  const transitions = data.model.transitions.map((one) => ({
    href: chosenHash(data.name, one.id),
    name: `${pathText(one.source)}: ${one.label}`,
    kind: 'transition',
    words: `${conditionText(one)} ${one.actions.map(({ name }) => name).join(' ')}`,
  }));
  return [...states, ...transitions, ...charts];
}

/** Returns the entries with every word, those that start with the first word first. */
export function found(all: readonly Found[], asked: string): Found[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = ({ name, words: more }: Found) => words.every((word) => `${name} ${more}`.toLowerCase().includes(word));
  const begins = ({ name }: Found) => (name.toLowerCase().startsWith(words[0] ?? '') ? 0 : 1);
  return all
    .filter(has)
    .sort((a, b) => begins(a) - begins(b))
    .slice(0, MOST);
}

export function search(index: IndexData) {
  let things = thingsOf(index, null);
  const input = h('input', { type: 'search', 'aria-label': 'Search', placeholder: 'Search', on: { input: () => show() } });
  const results = h('ul', { class: 'results', hidden: true });
  const count = h('p', { class: 'heard', 'aria-live': 'polite' });
  const element = h('search', {}, input, results, count);
  const show = () => {
    const some = found(things, input.value);
    fill(results, ...some.map(({ href, name, kind }) => h('li', {}, h('a', { href }, name, h('span', { class: 'note' }, kind)))));
    results.hidden = input.value.trim() === '';
    if (!results.hidden && some.length === 0) fill(results, h('li', { class: 'note' }, 'No results.'));
    count.textContent = results.hidden ? '' : `${some.length} results`;
  };
  const clear = () => {
    input.value = '';
    show();
  };
  element.addEventListener('keydown', (event) => {
    const links = [...results.querySelectorAll('a')];
    const at = links.findIndex((one) => one.matches(':focus'));
    if (event.key === 'Escape') clear();
    else if (event.key === 'ArrowDown') links[at + 1]?.focus();
    else if (event.key === 'ArrowUp') (links[at - 1] ?? input).focus();
    else if (event.key === 'Enter' && at < 0) links[0]?.click();
    else return;
    event.preventDefault();
  });
  results.addEventListener('click', clear);
  return {
    element,
    focus: () => input.focus(),
    of(data: ChartData | null) {
      things = thingsOf(index, data);
    },
  };
}
