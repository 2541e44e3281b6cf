import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  Fragment,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { RowPosition } from './TableRow';
import { single } from './table.style';

interface VirtualRowsProps {
  readonly keys: readonly string[];
  readonly columns: number;
  /** Where the rows begin: at the end of this. */
  readonly head: RefObject<HTMLElement | null>;
  readonly row: (index: number, position: RowPosition) => ReactNode;
  readonly onShown?: ((from: number, to: number) => void) | undefined;
}

const usualHeight = 40;

/** Of many rows, those in view and a few around them, and the one that has the focus wherever it is. What is left out keeps its room. */
export default function VirtualRows({ keys, columns, head, row, onShown }: VirtualRowsProps) {
  const above = useDistance(head);
  const [focused, setFocused] = useState<number | null>(null);
  const virtual = useWindowVirtualizer({
    count: keys.length,
    estimateSize: () => usualHeight,
    // Every row is laid out at each filter, at each sort and with what opens beside them: a few in reserve are enough.
    overscan: 4,
    // Rows that come into view are drawn in a task of their own, so that scrolling itself is never held up by them.
    useFlushSync: false,
    scrollMargin: above,
    getItemKey: (index) => keys[index] ?? index,
    measureElement: (element) => element.getBoundingClientRect().height || usualHeight,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const shown = defaultRangeExtractor(range);
        if (focused === null || focused >= range.count || shown.includes(focused)) return shown;
        return [...shown, focused].sort((a, b) => a - b);
      },
      [focused],
    ),
  });
  const items = virtual.getVirtualItems();
  const { startIndex, endIndex } = virtual.range ?? { startIndex: 0, endIndex: 0 };
  const tell = useEffectEvent((from: number, to: number) => onShown?.(from, to));
  useEffect(() => tell(startIndex, endIndex), [startIndex, endIndex]);
  const gapBefore = (index: number) => (items[index]?.start ?? 0) - (items[index - 1]?.end ?? above);
  const rest = virtual.getTotalSize() - ((items.at(-1)?.end ?? above) - above);
  return (
    <tbody
      onFocus={({ target }) => {
        const index = target.closest('tr')?.dataset.index;
        setFocused(index === undefined ? null : Number(index));
      }}
      onBlur={() => setFocused(null)}
    >
      {items.map((item, index) => (
        <Fragment key={item.key}>
          <Gap height={gapBefore(index)} columns={columns} />
          {row(item.index, { ref: virtual.measureElement, 'data-index': item.index, 'aria-rowindex': item.index + 2 })}
        </Fragment>
      ))}
      <Gap height={rest} columns={columns} />
    </tbody>
  );
}

function Gap({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height < 0.5) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <tr className={single} aria-hidden="true">
      <td colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  );
}

/** How far below the top of the document an element ends, also after the page above it has changed. */
function useDistance(element: RefObject<HTMLElement | null>): number {
  const [distance, setDistance] = useState(0);
  const seen = useRef(0);
  useLayoutEffect(() => {
    const measure = () => {
      const bottom = element.current?.getBoundingClientRect().bottom ?? 0;
      const now = Math.round(bottom + window.scrollY);
      if (now === seen.current) return;
      seen.current = now;
      setDistance(now);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return distance;
}
