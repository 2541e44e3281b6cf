import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { css, cx } from '../../../styled-system/css';
import type { RowPosition } from './TableRow';
import { row } from './table.style';

interface UnderRowProps {
  /** The number of columns of the table. */
  readonly columns: number;
  readonly current: boolean;
  /** Whether it is shown where only one row says why. */
  readonly open: boolean;
  readonly position: RowPosition | undefined;
  readonly children: ReactNode;
}

const whole = css({
  // Where the problems are one line above the rows, only one row says why, and one whose field has the focus.
  '@media (48rem <= width < 90rem)': { '&:not([data-open])': { display: 'none' } },
  _narrow: { display: 'block', minH: '0', pt: '0' },
});
const lead = css({
  _narrow: { display: 'none' },
  _wide: {
    bg: '[var(--bleed)]',
    boxShadow: '[-8px 0 0 var(--bleed), -11px 0 0 var(--bar)]',
    borderBottom: '[1px solid token(colors.line.faint)]',
  },
});
const said = css({
  p: '0',
  _narrow: { display: 'block' },
  _wide: {
    pb: '2',
    px: { base: '2', '2xl': '[0.625rem]' },
    bg: '[var(--bleed)]',
    boxShadow: '[8px 0 0 var(--bleed)]',
    borderBottom: '[1px solid token(colors.line.faint)]',
  },
});
// Long words below a row must not make its columns wider.
const room = css({
  display: 'grid',
  gap: '1',
  w: '[0]',
  minW: 'full',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  fontSize: 'table',
  lineHeight: 'table',
  color: 'tone.orange.ink',
});

/** What needs attention in the row above it, and the remedies. */
export function UnderRow({ columns, current, open, position, children }: UnderRowProps) {
  const place = useRef<HTMLTableRowElement>(null);
  const measure = position?.ref;
  // It is part of the row's height in a long table, and may come, go and wrap.
  useLayoutEffect(() => {
    const [element, above] = [place.current, place.current?.previousElementSibling];
    if (!measure || !element || !above) return;
    const again = () => above.isConnected && measure(above);
    const observer = new ResizeObserver(again);
    observer.observe(element);
    return () => {
      observer.disconnect();
      queueMicrotask(again);
    };
  }, [measure]);
  return (
    <tr
      className={cx(row, whole)}
      ref={place}
      data-under
      data-open={open || undefined}
      data-tone="attention"
      aria-current={current ? 'true' : undefined}
    >
      <td className={lead} />
      <td className={said} colSpan={columns - 1}>
        <div className={room}>{children}</div>
      </td>
    </tr>
  );
}

// Long words wrap before the remedies do.
const line = css({ display: 'flex', flexWrap: { base: 'wrap', md: 'nowrap' }, columnGap: '3', alignItems: 'baseline' });
const remedies = css({ display: { base: 'contents', md: 'flex' }, columnGap: '3', flex: 'none', whiteSpace: 'nowrap' });

interface ReasonProps {
  readonly says: string;
  readonly children: ReactNode;
}

/** One reason, with its remedies. */
export const Reason = ({ says, children }: ReasonProps) => (
  <div className={line}>
    <span>{says}</span>
    <span className={remedies}>{children}</span>
  </div>
);
