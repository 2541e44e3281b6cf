/** The head of the live page: whether a tab is connected, which one, and the views. */
import type { IndexData } from '../../site/data';
import { fill, h } from '../dom';
import { chartHash, LIVE, type LiveView, liveHash, tableHash } from '../route';
import type { LiveTab, Tabs } from './tabs';

interface Shown {
  readonly index: IndexData;
  readonly tabs: Tabs | null;
  readonly tab: LiveTab | undefined;
  readonly pinned: string | null;
  readonly name: string | null;
  readonly view: LiveView;
  readonly problem: string;
}

const FROM_DISK = 'Open the atlas at the address of the app, under /atlas/, to watch it live.';

function statusOf({ index, tab, problem }: Shown): string {
  if (location.protocol === 'file:') return FROM_DISK;
  if (problem) return problem;
  if (!tab) return 'No tab is connected. Sign in to the app in another tab of this browser.';
  if (tab.build !== index.flows) return `The tab runs flows ${tab.build}. These charts are flows ${index.flows} and may differ.`;
  return tab.isOpen ? 'Connected. No input or data is sent.' : 'The tab was closed or signed out. Its steps are still here.';
}

export function liveHeader(onTab: (tab: string) => void) {
  const title = h('h1', {});
  const status = h('p', { class: 'about', role: 'status' });
  const views = h('div', { class: 'tabs', role: 'navigation', 'aria-label': 'Views' });
  const select = h('select', { 'aria-label': 'Tab of the app', on: { change: () => onTab(select.value) } });
  let options = '';
  return {
    element: h('header', { class: 'top' }, title, status, select, views),
    show(shown: Shown) {
      const { tabs, tab, pinned, name, view } = shown;
      title.textContent = name ?? 'Live';
      const text = statusOf(shown);
      // A status is announced when it changes, and each change of the text counts.
      if (status.textContent !== text) status.textContent = text;
      status.classList.toggle('connected', tab?.isOpen === true);
      const ids = [...(tabs?.keys() ?? [])].sort();
      select.hidden = ids.length < 2;
      if (ids.join() !== options) fill(select, ...ids.map((id, nth) => h('option', { value: id }, `Tab ${nth + 1}`)));
      options = ids.join();
      select.value = tab?.id ?? '';
      const chart = pinned ?? LIVE;
      const link = (href: string, words: string, isHere: boolean) => h('a', { href, 'aria-current': isHere && 'page' }, words);
      const id = tab?.id ?? null;
      fill(
        views,
        ...(pinned === null ? [] : [link(chartHash(pinned), 'Chart', false), link(tableHash(pinned), 'Table', false)]),
        link(liveHash(chart, 'live', id), 'Live', view === 'live'),
        link(liveHash(chart, 'sequence', id), 'Sequence', view === 'sequence'),
      );
    },
  };
}
