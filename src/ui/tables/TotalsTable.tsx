import type { ReactNode } from 'react';
import { css, cx } from '../../../styled-system/css';

interface TotalsTableProps {
  readonly label: string;
  /** `shown` is shown instead of the label, which no two rows share. */
  readonly rows: readonly { readonly label: string; readonly shown?: ReactNode; readonly amount: ReactNode }[];
  readonly total: ReactNode;
  /** What follows from the total, below it. */
  readonly after?: ReactNode;
}

const list = css({ display: 'grid' });
const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4',
  py: '[0.4375rem]',
  '& dt': { color: 'ink.soft' },
  '& dd': { textAlign: 'right' },
});
const wrapped = css({ flexWrap: 'wrap', rowGap: '1' });
const sum = css({
  mt: '1',
  py: '2',
  borderTop: '[1px solid token(colors.line.ink)]',
  borderBottom: '[4px double token(colors.line.ink)]',
  fontWeight: 'strong',
  '& dt': { color: 'ink' },
  '& dd': { fontSize: 'section', lineHeight: 'section' },
});

interface AfterTotalProps {
  readonly label: string;
  readonly amount: ReactNode;
  /** The amount does not suffice. */
  readonly isShort?: boolean;
  /** Why it is so, below it. */
  readonly note?: string | null;
}

const short = css({ '& dd, & dd *': { color: 'tone.red.ink' } });
const why = css({ flex: '[1 0 100%]', '&&': { textAlign: 'left' }, color: 'ink.soft', fontSize: 'note', lineHeight: 'note' });

/** A row below the total. */
export const AfterTotal = ({ label, amount, isShort = false, note = null }: AfterTotalProps) => (
  <div className={cx(row, isShort && short, note !== null && wrapped)}>
    <dt>{label}</dt>
    <dd>{amount}</dd>
    {note !== null && <dd className={why}>{note}</dd>}
  </div>
);

/** Rows with their total: one rule above, a double rule below. */
export function TotalsTable({ label, rows, total, after }: TotalsTableProps) {
  return (
    <dl className={list}>
      {rows.map((entry) => (
        <div key={entry.label} className={row}>
          <dt>{entry.shown ?? entry.label}</dt>
          <dd>{entry.amount}</dd>
        </div>
      ))}
      <div className={cx(row, sum)}>
        <dt>{label}</dt>
        <dd>{total}</dd>
      </div>
      {after}
    </dl>
  );
}
