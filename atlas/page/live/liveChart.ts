/** The chart of a live page. It is drawn once, and painted at each step. */
import type { Replayed } from '../../replay';
import type { ChartData } from '../../site/data';
import { chartView } from '../chart';
import { fill, h } from '../dom';
import { chosenHash } from '../route';
import { litAt, runAt } from './lit';

export function liveChart() {
  const sheet = h('div', { class: 'sheet' });
  let drawn: { readonly name: string; readonly view: ReturnType<typeof chartView> } | null = null;
  let revealed = '';
  return {
    element: sheet,
    show(steps: readonly Replayed[], at: number, data: ChartData | undefined) {
      if (!data) {
        drawn = null;
        return fill(sheet);
      }
      if (drawn?.name !== data.name || !sheet.firstChild) {
        const onChoose = (id: string) => location.assign(chosenHash(data.name, id));
        drawn = { name: data.name, view: chartView({ data, onChoose, isFollowing: true }) };
        fill(sheet, drawn.view.element);
        drawn.view.begin();
        revealed = '';
      }
      drawn.view.paint(litAt(steps, at, data.name));
      const state = runAt(steps, at, data.name).at(-1)?.entry.states[0] ?? '';
      // A reader who moved the chart keeps the view until the state changes.
      if (state !== revealed && state !== '') drawn.view.reveal(state);
      revealed = state;
    },
  };
}
