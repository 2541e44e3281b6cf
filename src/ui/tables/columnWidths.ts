/** How wide the columns of a table are while it has no rows. The rows decide, so it is what they were when rows were last there. */
import { type RefObject, useEffect } from 'react';
import type { Column } from './TableRow';

/** The width of each column by its key. Only their proportions count. */
export type Widths = Readonly<Record<string, number>>;

/** The widths of a page from which a column is shown, in CSS pixels. */
const FROM = { md: 768, lg: 1024, xl: 1280, page: 1440 };

type Shown = Pick<Column<unknown>, 'key' | 'headHidden' | 'from' | 'tableFrom' | 'narrowOnly'>;

/**
 * Returns each shown column's share of its table, or null if that of one is not known. One without a head takes no room then: it is for what can
 * be done with some rows, and may not come.
 */
export function sharesOf(columns: readonly Shown[], widths: Widths, page: number): ReadonlyMap<string, string> | null {
  const shown = columns.filter(({ from, tableFrom, narrowOnly }) => !narrowOnly && page >= FROM[from ?? tableFrom ?? 'md']);
  const known = shown.map(({ key, headHidden }) => [key, widths[key] ?? (headHidden ? 0 : Number.NaN)] as const);
  const all = known.reduce((sum, [, width]) => sum + width, 0);
  return all > 0 ? new Map(known.map(([key, width]) => [key, `${(100 * width) / all}%`])) : null;
}

export interface WidthsProps {
  /** How wide the columns are without rows: while they load, after that failed, or if none match. Null: that is unknown. */
  readonly widths?: Widths | null;
  /** Called with how wide they are once there are rows. */
  readonly onWidths?: (widths: Widths) => void;
}

/** Returns each column's share of its table while it has no rows, or null, and reports how wide the columns are once there are some. */
export function useColumnShares(
  head: RefObject<HTMLElement | null>,
  columns: readonly Shown[],
  { rows, widths, onWidths }: WidthsProps & { readonly rows: readonly unknown[] },
): ReadonlyMap<string, string> | null {
  useEffect(() => {
    if (!onWidths || rows.length === 0) return;
    const frame = requestAnimationFrame(() => {
      const cells = Array.from(head.current?.querySelectorAll('th') ?? []);
      const seen = cells.map(
        (cell, index) => [columns[index]?.key ?? '', Math.round(cell.getBoundingClientRect().width)] as const,
      );
      // Entries of a narrow page have no columns, and their heads are only read out.
      const shown = seen.filter(([, width]) => width > 1);
      if (shown.length > 0) onWidths(Object.fromEntries(shown));
    });
    return () => cancelAnimationFrame(frame);
  }, [head, columns, rows, onWidths]);
  return rows.length === 0 && widths ? sharesOf(columns, widths, window.innerWidth) : null;
}
