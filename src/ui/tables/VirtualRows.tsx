import { defaultRangeExtractor, useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
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
import { type Revealed, revealRow } from './revealRow';
import type { RowPosition } from './TableRow';
import { single } from './table.style';

interface VirtualRowsProps {
  readonly keys: readonly string[];
  readonly columns: number;
  /** The rows start below this. */
  readonly head: RefObject<HTMLElement | null>;
  readonly row: (index: number, position: RowPosition) => ReactNode;
  readonly onShown?: ((from: number, to: number) => void) | undefined;
  readonly revealed: Revealed | null;
  /** Its index. -1 if there is none. */
  readonly revealedAt: number;
}

const usualHeight = 40;

/** Renders only the visible rows with a few around them, and the focused one. The space of the others is reserved. */
export default function VirtualRows({ keys, columns, head, row, onShown, revealed, revealedAt }: VirtualRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const above = useDistance(head);
  const [focused, setFocused] = useState<number | null>(null);
  const virtual = useWindowVirtualizer({
    count: keys.length,
    estimateSize: () => usualHeight,
    // Rows are laid out at each filter and sort, so a small reserve is better.
    overscan: 4,
    // New rows render in a separate task, so that they never block scrolling.
    useFlushSync: false,
    scrollMargin: above,
    // At first the library writes the position it read while rendering. It must not undo what was scrolled since.
    scrollToFn: (offset, options, list) => {
      if (options.adjustments === undefined) list.scrollOffset = window.scrollY;
      else windowScroll(offset, options, list);
    },
    getItemKey: (index) => keys[index] ?? index,
    measureElement: (element) => heightOf(element) || usualHeight,
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
  useRevealed(virtual, body, revealed, revealedAt);
  const gapBefore = (index: number) => (items[index]?.start ?? 0) - (items[index - 1]?.end ?? above);
  const rest = virtual.getTotalSize() - ((items.at(-1)?.end ?? above) - above);
  return (
    <tbody
      ref={body}
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

/** What is below a row is part of it. */
function heightOf(row: Element): number {
  const below = row.nextElementSibling?.matches('[data-under]') ? row.nextElementSibling.getBoundingClientRect().height : 0;
  return row.getBoundingClientRect().height + below;
}

type Virtual = ReturnType<typeof useWindowVirtualizer<HTMLTableRowElement>>;

/** Scrolls to where a row is expected, and to the row itself once it is rendered. */
function useRevealed(
  virtual: Pick<Virtual, 'getOffsetForIndex'>,
  body: RefObject<HTMLElement | null>,
  revealed: Revealed | null,
  at: number,
): void {
  const wanted = useRef<Revealed | null>(null);
  const begun = useRef<Revealed | null>(null);
  useEffect(() => {
    if (revealed === null || at < 0 || begun.current === revealed) return;
    begun.current = revealed;
    wanted.current = revealed;
    const offset = virtual.getOffsetForIndex(at, 'center')?.[0];
    if (offset !== undefined) window.scrollTo(0, offset);
  }, [virtual, revealed, at]);
  // Runs after each rendering, because the row is rendered only when it is near.
  useEffect(() => {
    const row = wanted.current && body.current?.querySelector(`tr[data-index="${at}"]`);
    if (!wanted.current || !row) return;
    revealRow(row, wanted.current);
    wanted.current = null;
  });
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

/** Returns the distance of an element's end from the top of the document, updated when the page above changes. */
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
