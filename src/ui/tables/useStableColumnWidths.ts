import { type RefObject, useLayoutEffect, useState } from 'react';
import { steady } from './table.style';

/**
 * Keeps column widths stable. Only some rows of a long table are rendered, and others appear while scrolling. So the columns keep the widths of
 * the first rows until the window's width changes.
 */
export function useStableColumnWidths(head: RefObject<HTMLElement | null>, wanted: boolean): string | undefined {
  const [held, setHeld] = useState(false);
  useLayoutEffect(() => {
    if (!wanted) return;
    const cells = () => Array.from(head.current?.querySelectorAll('th') ?? []);
    const hold = () => {
      const widths = cells().map((cell) => cell.getBoundingClientRect().width);
      const all = widths.reduce((sum, width) => sum + width, 0);
      if (all === 0) return;
      for (const [index, cell] of cells().entries()) cell.style.width = `${(100 * (widths[index] ?? 0)) / all}%`;
      setHeld(true);
    };
    const release = () => {
      for (const cell of cells()) cell.style.width = '';
      setHeld(false);
    };
    let seen = window.innerWidth;
    let frame = requestAnimationFrame(hold);
    const again = () => {
      if (window.innerWidth === seen) return;
      seen = window.innerWidth;
      release();
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(hold);
    };
    window.addEventListener('resize', again);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', again);
      release();
    };
  }, [head, wanted]);
  return held ? steady : undefined;
}
