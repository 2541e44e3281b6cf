/** The sequence diagram: a column for each lane, a row for each message. It is a list, so that it can be read without the picture. */
import type { Replayed } from '../../replay';
import type { ChartData } from '../../site/data';
import { fill, h } from '../dom';
import { type Message, sequenceOf } from './sequence';

/** A longer diagram would be slow to draw at each step. */
const MANY = 80;

/** The middle of a lane, as a line of a grid with two columns for each lane. */
const middle = (lane: number) => 2 * lane + 2;

function row({ from, to, text, isFault }: Message, lanes: readonly string[], isNow: boolean) {
  const [start, end] = [lanes.indexOf(from), lanes.indexOf(to)];
  const toward = start === end ? 'self' : start < end ? 'right' : 'left';
  const arrow = h(
    'span',
    { class: `arrow ${toward}` },
    h('span', { class: 'heard' }, start === end ? `${from}: ` : `${from} to ${to}: `),
    text,
  );
  const left = Math.min(start, end);
  arrow.style.gridColumn = start === end ? `${middle(left)} / span 2` : `${middle(left)} / ${middle(Math.max(start, end))}`;
  return h('li', { class: isFault && 'fault', 'aria-current': isNow && 'step' }, arrow);
}

export function sequenceView() {
  const head = h('div', { class: 'lanes', 'aria-hidden': 'true' });
  const lines = h('div', { class: 'lifelines', 'aria-hidden': 'true' });
  const list = h('ol', {});
  const note = h('p', { class: 'note' });
  const element = h(
    'div',
    { class: 'sequence', tabindex: 0, role: 'region', 'aria-label': 'Sequence' },
    h('div', { class: 'diagram' }, head, lines, note, list),
  );
  return {
    element,
    /** Shows the steps up to now. The messages of the last one are marked. */
    show(steps: readonly Replayed[], charts: ReadonlyMap<string, ChartData>) {
      const { lanes, messages } = sequenceOf(steps, charts);
      element.style.setProperty('--lanes', String(lanes.length));
      const isAtEnd = element.scrollTop + element.clientHeight > element.scrollHeight - 40;
      fill(head, ...lanes.map((lane) => h('span', {}, lane)));
      fill(lines, ...lanes.map(() => h('span', {})));
      const last = messages.slice(-MANY);
      note.textContent = messages.length > last.length ? `${messages.length - last.length} earlier messages are left out.` : '';
      fill(list, ...last.map((message) => row(message, lanes, message.at === steps.length - 1)));
      if (isAtEnd) element.scrollTop = element.scrollHeight;
    },
  };
}
