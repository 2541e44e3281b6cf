/** Rows of a table that belong to the rows above them: an error, and the total. */
import type { ReactNode } from 'react';
import { css, cx } from '../../../styled-system/css';
import { Icon } from '../theme/Icon';

const whole = css({ _narrow: { display: 'block' }, '& > td': { _narrow: { display: 'block' } } });
const room = css({ p: '0', pb: '3', borderBottom: '[1px solid token(colors.line.faint)]' });
// Long words below a row must not make its columns wider.
const words = css({
  display: 'flex',
  justifyContent: { md: 'flex-end' },
  gap: '[0.375rem]',
  w: { md: '[0]' },
  minW: 'full',
  color: 'danger',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none', mt: '[3px]', fontSize: '[0.875rem]', strokeWidth: '[2]' },
});

interface RowErrorProps {
  /** The control in the row names it as its description. */
  readonly id: string;
  /** The number of columns of the table. */
  readonly columns: number;
  readonly children: ReactNode;
}

/** What is wrong in the row above. The foot of the page announces it. */
export const RowError = ({ id, columns, children }: RowErrorProps) => (
  <tr className={whole} data-under>
    <td className={room} colSpan={columns}>
      <p className={words} id={id}>
        <Icon name="alert" />
        <span>{children}</span>
      </p>
    </td>
  </tr>
);

const sum = css({
  _narrow: { display: 'flex', justifyContent: 'space-between', py: '3', borderBottom: '[4px double token(colors.line.ink)]' },
  '& > td': {
    fontWeight: 'strong',
    _wide: { h: 'row', px: { base: '2', '2xl': '[0.625rem]' }, borderBottom: '[4px double token(colors.line.ink)]' },
    _first: { pl: '0' },
    _last: { pr: '0' },
  },
});
const ruled = css({ _wide: { '& > td': { borderTop: '[1px solid token(colors.line.faint)]' } } });
const right = css({ textAlign: 'right', fontVariantNumeric: 'tabular-nums', '&[data-wrong]': { color: 'danger' } });
const none = css({ _narrow: { display: 'none' } });

interface TotalRowProps {
  readonly label: string;
  readonly figure: string;
  /** It is more than it may be. */
  readonly wrong: boolean;
  /** How many columns are before and after that of the figure. */
  readonly around: readonly [number, number];
}

/** The total of a column, ruled double. */
export const TotalRow = ({ label, figure, wrong, around: [before, after] }: TotalRowProps) => (
  <tr className={cx(sum, ruled)} data-total>
    <td colSpan={before}>{label}</td>
    <td className={right} data-wrong={wrong || undefined}>
      {figure}
    </td>
    {after > 0 && <td className={none} colSpan={after} />}
  </tr>
);
