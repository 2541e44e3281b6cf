/** The declared properties of the shown chart, each checked against the steps so far. */
import { monitors, type Watched } from '../../monitors/monitor';
import type { Replayed } from '../../replay';
import type { ChartData } from '../../site/data';
import { withCode } from '../details';
import { fill, h, icon } from '../dom';
import { initialOf } from './sequence';

export function monitorList(onGo: (at: number) => void) {
  const list = h('ul', {});
  const note = h('p', { class: 'note' });
  const element = h(
    'section',
    { class: 'proofs', 'aria-labelledby': 'monitors' },
    h('h2', { id: 'monitors' }, 'Properties'),
    note,
    list,
  );
  let of: { readonly name: string; readonly first: Replayed | undefined; readonly look: ReturnType<typeof monitors> } | null =
    null;
  let said = '';

  const item = ({ property, brokenAt }: Watched, isBroken: boolean) =>
    h(
      'li',
      {},
      isBroken
        ? h('span', { class: 'mark red' }, icon('refuted'), `Broken at step ${(brokenAt ?? 0) + 1}`)
        : h('span', { class: 'mark green' }, icon('proved'), 'Holds so far'),
      h('p', { class: 'property' }, ...withCode(property)),
      isBroken
        ? h('button', { type: 'button', class: 'bare', on: { click: () => onGo(brokenAt ?? 0) } }, 'Show this step')
        : null,
    );

  return {
    element,
    show(steps: readonly Replayed[], at: number, data: ChartData | undefined) {
      element.hidden = !data || data.monitors.length === 0;
      if (!data) return;
      // Other steps: of another tab, or with the oldest dropped.
      if (of?.name !== data.name || of.first !== steps[0])
        of = { name: data.name, first: steps[0], look: monitors(data.monitors, initialOf(data.model)) };
      const watched = of.look(steps.map(({ chart, entry }) => (chart === data.name ? entry : null)));
      const broken = (one: Watched) => one.brokenAt !== null && one.brokenAt <= at;
      const key = JSON.stringify([data.name, watched.map((one) => broken(one) && one.brokenAt)]);
      if (key === said) return;
      said = key;
      const shown = watched.filter(({ watch }) => watch !== null);
      const hidden = watched.length - shown.length;
      note.textContent =
        hidden === 0
          ? ''
          : `${shown.length} of ${watched.length} declared properties are checked. The others are about data, which no record has.`;
      fill(list, ...shown.sort((a, b) => Number(broken(b)) - Number(broken(a))).map((one) => item(one, broken(one))));
    },
  };
}
