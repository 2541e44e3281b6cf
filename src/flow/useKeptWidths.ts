import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { Widths } from '../ui/tables/columnWidths';
import { keepPreference, readPreference } from './themePreference';

/**
 * Returns how wide the columns of a list were when this browser last showed its rows, or null, and what keeps it. Its rows decide that, so
 * without it nothing would stand at its place while they load. A list has widths of its own on each of its pages, but not for each record.
 * @param list the caption of its table
 */
export function useKeptWidths(list: string): readonly [Widths | null, (widths: Widths) => void] {
  const [path] = useLocation();
  const name = `widths ${list} ${path.replace(/\/[^/]*\d[^/]*/g, '/1')}`;
  const kept = useMemo(() => widthsIn(readPreference(name)), [name]);
  const keep = useCallback((widths: Widths) => keepPreference(name, textOf(widths)), [name]);
  return [kept, keep];
}

const textOf = (widths: Widths) =>
  Object.entries(widths)
    .map(([key, width]) => `${width} ${key}`)
    .join('\n');

/** Other code of this browser may have changed the text. */
function widthsIn(text: string | null): Widths | null {
  if (text === null) return null;
  const lines = text.split('\n').map((line) => /^(\d+) (.+)$/.exec(line));
  return Object.fromEntries(lines.flatMap((line) => (line?.[1] && line[2] ? [[line[2], Number(line[1])]] : [])));
}
