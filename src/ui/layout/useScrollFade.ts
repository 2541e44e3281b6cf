import { type RefObject, useLayoutEffect, useRef } from 'react';
import { css } from '../../../styled-system/css';

/** In CSS pixels, as wide as `--fade`. */
const FADE = 40;

/** A row that scrolls sideways. It fades at the edge behind which it goes on, so that nothing cut there looks whole. */
export const scrollFade = css({
  '--fade': '[40px]',
  scrollPaddingInline: '[var(--fade)]',
  '&[data-more~=start]': { '--from': 'var(--fade)' },
  '&[data-more~=end]': { '--to': 'var(--fade)' },
  '&[data-more]': {
    maskImage: '[linear-gradient(to right, transparent, #000 var(--from, 0px), #000 calc(100% - var(--to, 0px)), transparent)]',
  },
});

/** Returns on which sides a row has more than it shows. Half a pixel is nothing: zoomed pages have widths in between. */
export function hiddenSides({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>) {
  const isLess = (one: number, other: number) => one + 1 < other;
  return [...(isLess(0, scrollLeft) ? ['start'] : []), ...(isLess(scrollLeft + clientWidth, scrollWidth) ? ['end'] : [])];
}

interface Part {
  readonly offsetLeft: number;
  readonly offsetWidth: number;
}

/** Returns how far a row is scrolled once a part of it stands in view, between the fades. It moves no further than it must. */
export function scrolledTo(
  { offsetLeft, offsetWidth }: Part,
  { scrollLeft, clientWidth }: Pick<Element, 'scrollLeft' | 'clientWidth'>,
) {
  const furthest = offsetLeft - FADE;
  const nearest = offsetLeft + offsetWidth + FADE - clientWidth;
  return Math.max(0, Math.min(furthest, Math.max(nearest, scrollLeft)));
}

/**
 * Marks the sides behind which a row goes on, for `scrollFade`, and keeps its chosen part in view.
 * @param chosen what is chosen in it. The part itself has `aria-current`. Null: none
 */
export function useScrollFade<Row extends HTMLElement>(chosen: string | null): RefObject<Row | null> {
  const place = useRef<Row>(null);
  // Each render can give its parts other widths.
  useLayoutEffect(() => {
    const row = place.current;
    if (!row) return;
    const mark = () => {
      const sides = hiddenSides(row);
      if (sides.length > 0) row.dataset.more = sides.join(' ');
      else delete row.dataset.more;
    };
    mark();
    const observer = new ResizeObserver(mark);
    for (const one of [row, ...row.children]) observer.observe(one);
    row.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', mark);
    };
  });
  // The page itself must not scroll, as it would with `scrollIntoView`.
  useLayoutEffect(() => {
    const row = place.current;
    const part = chosen === null ? null : row?.querySelector<HTMLElement>('[aria-current]');
    if (row && part) row.scrollLeft = scrolledTo(part, row);
  }, [chosen]);
  return place;
}
