import { type ReactNode, useId } from 'react';
import { css } from '../../../styled-system/css';

interface ShortRowsProps {
  /** Null: there is nothing that needs a heading. */
  readonly title: string | null;
  readonly rows: readonly {
    readonly key: string;
    readonly lead: ReactNode;
    readonly figure: ReactNode;
    readonly mark: ReactNode;
  }[];
  /** What follows the rows. */
  readonly children: ReactNode;
}

const part = css({ display: 'grid', gap: '2', justifyItems: 'start', minW: '0', _print: { display: 'none' } });
const heading = css({ fontWeight: 'strong' });
const list = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto auto]',
  columnGap: '3',
  w: 'full',
  borderTop: '[2px solid token(colors.line.ink)]',
  fontSize: 'table',
  lineHeight: 'table',
});
// The rows have their columns in common, so that the figures stand below each other.
const row = css({
  display: 'grid',
  gridColumn: '[1 / -1]',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  minH: { base: '[2.75rem]', md: '[2.5rem]' },
  borderBottom: '[1px solid token(colors.line.faint)]',
});
const end = css({ justifySelf: 'end' });
const amount = css({ fontWeight: 'figure', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', textAlign: 'right' });

/** A few rows of a pane, with what leads to the rest of them. Paper does not have it. */
export function ShortRows({ title, rows, children }: ShortRowsProps) {
  const id = useId();
  return (
    <div className={part}>
      {title !== null && (
        <h3 className={heading} id={id}>
          {title}
        </h3>
      )}
      {rows.length > 0 && (
        <ul className={list} aria-labelledby={title === null ? undefined : id}>
          {rows.map(({ key, lead, figure, mark }) => (
            <li key={key} className={row}>
              <span>{lead}</span>
              <span className={amount}>{figure}</span>
              <span className={end}>{mark}</span>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}
