import type { ReactNode } from 'react';
import { css, cx } from '../../../styled-system/css';
import { type Column, fromOf } from './TableRow';
import { edges, rightCell } from './table.style';

interface GroupRowProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly label: string;
  readonly count: number;
  /** What stands below the heads of some columns, by the keys of these. */
  readonly sums: Readonly<Record<string, ReactNode>>;
}

const line = css.raw(edges, {
  px: { base: '2', '2xl': '[0.625rem]' },
  pt: '4',
  pb: '2',
  textAlign: 'left',
  verticalAlign: 'bottom',
  borderBottom: '[1px solid token(colors.line.soft)]',
  whiteSpace: 'nowrap',
});
const name = css(line, { fontWeight: 'strong' });
const sum = css(line, { color: 'ink.soft', fontVariantNumeric: 'tabular-nums', fontWeight: '[400 !important]' });
const number = css({ color: 'ink.soft', fontWeight: 'regular' });

/** The head of a group in a table: its name, its number of rows, and its sums. */
export const GroupRow = <Row,>({ columns, label, count, sums }: GroupRowProps<Row>) => (
  <tr>
    {columns.map((column, place) =>
      place === 0 ? (
        <th key={column.key} scope="rowgroup" className={name}>
          {label} <span className={number}>{count}</span>
        </th>
      ) : (
        <td key={column.key} className={cx(sum, column.align && rightCell, fromOf(column))}>
          {sums[column.key]}
        </td>
      ),
    )}
  </tr>
);
