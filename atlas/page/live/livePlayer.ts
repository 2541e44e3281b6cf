/** Moves back and forth through the received steps, and returns to the latest one. */
import type { Replayed } from '../../replay';
import type { ChartData } from '../../site/data';
import { h, iconButton } from '../dom';
import { momentText, stepName } from '../recordingPlayer';

export function livePlayer(onGo: (at: number | null) => void) {
  let count = 0;
  let at = -1;
  const go = (next: number) => {
    if (next < 0 || next >= count) return;
    // The latest step is followed.
    onGo(next === count - 1 ? null : next);
  };
  const said = h('p', { class: 'said' });
  const back = iconButton('back', 'Previous step', () => go(at - 1));
  const on = iconButton('on', 'Next step', () => go(at + 1));
  const latest = h('button', { type: 'button', class: 'button', on: { click: () => onGo(null) } }, 'Latest');
  const slider = h('input', {
    type: 'range',
    class: 'time',
    'aria-label': 'Step',
    min: 1,
    on: { input: () => go(Number(slider.value) - 1) },
  });
  return {
    element: h('div', { class: 'player' }, h('div', { class: 'row' }, said, back, on, latest), slider),
    go,
    show(steps: readonly Replayed[], charts: ReadonlyMap<string, ChartData>, next: number, isFollowing: boolean) {
      count = steps.length;
      at = next;
      const step = steps[at];
      said.textContent = step
        ? `Step ${at + 1} of ${count}, ${momentText(step.entry.at)}: ${step.chart ?? step.entry.machine}, ${stepName(step, charts)}${step.problem === null ? '' : `. ${step.problem}`}`
        : 'No step of this flow has arrived yet.';
      slider.max = String(Math.max(1, count));
      slider.value = String(at + 1);
      slider.setAttribute('aria-valuetext', said.textContent);
      slider.disabled = count === 0;
      back.disabled = at <= 0;
      on.disabled = at >= count - 1;
      latest.setAttribute('aria-pressed', String(isFollowing));
    },
    press(key: string) {
      const by: Readonly<Record<string, number>> = { n: 1, p: -1 };
      const move = by[key];
      if (move !== undefined) go(at + move);
      return move !== undefined;
    },
  };
}
