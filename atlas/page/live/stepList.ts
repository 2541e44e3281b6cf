/** The steps of a record, the latest first. */
import type { Replayed } from '../../replay';
import type { ChartData } from '../../site/data';
import { fill, h } from '../dom';
import { stepItem, stepName } from '../recordingPlayer';

/** Steps listed at a time, because a session has thousands. */
const MANY = 60;

export function stepList(onGo: (at: number) => void) {
  const list = h('ol', { class: 'latest' });
  const note = h('p', { class: 'note' });
  let first: Replayed | undefined;
  let top = -1;
  const itemAt = (steps: readonly Replayed[], charts: ReadonlyMap<string, ChartData>, at: number) => {
    const step = steps[at];
    return step ? [stepItem(step, stepName(step, charts), () => onGo(at))] : [];
  };
  return {
    element: h('section', { class: 'choices' }, h('h2', {}, 'Steps'), note, list),
    /** Lists the steps around one, or the latest ones. */
    show(steps: readonly Replayed[], charts: ReadonlyMap<string, ChartData>, at: number) {
      const end = steps.length - 1;
      const isSame = first === steps[0] && top <= end;
      const isListed = isSame && at <= top && at > top - list.children.length;
      if (isSame && at === end && end - top < MANY) {
        // Only the new ones, because this runs at each step.
        for (let nth = top + 1; nth <= end; nth += 1) list.prepend(...itemAt(steps, charts, nth));
        while (list.children.length > MANY) list.lastElementChild?.remove();
        top = end;
      } else if (!isListed) {
        top = Math.min(end, at + MANY / 2);
        const places = Array.from({ length: Math.min(MANY, top + 1) }, (_, nth) => top - nth);
        fill(list, ...places.flatMap((nth) => itemAt(steps, charts, nth)));
      }
      first = steps[0];
      list.querySelector('[aria-current]')?.removeAttribute('aria-current');
      list.children[top - at]?.setAttribute('aria-current', 'step');
      note.textContent =
        steps.length > list.children.length
          ? `${list.children.length} of ${steps.length.toLocaleString('en')}, the latest first`
          : 'The latest first';
    },
  };
}
