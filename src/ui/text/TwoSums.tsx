import type { ReactNode } from 'react';
import { css, cx } from '../../../styled-system/css';

interface TwoSumsProps {
  readonly caption: string;
  /** The heads of the two columns of figures. */
  readonly heads: readonly [string, string];
  readonly rows: readonly {
    readonly label: ReactNode;
    readonly key: string;
    readonly figures: readonly [ReactNode, ReactNode];
  }[];
  readonly total: { readonly label: string; readonly figures: readonly [ReactNode, ReactNode] };
}

const table = css({ w: '[100%]', borderCollapse: 'separate', borderSpacing: '0' });
const hidden = css({ srOnly: true });
const head = css({
  pb: '2',
  textAlign: 'right',
  verticalAlign: 'bottom',
  color: 'ink.soft',
  fontSize: 'note',
  lineHeight: 'note',
  fontWeight: 'medium',
  borderBottom: '[1px solid token(colors.line.soft)]',
});
const labelBase = css.raw({ py: '[0.4375rem]', pr: '3', textAlign: 'left', fontWeight: 'regular', color: 'ink.soft' });
const label = css(labelBase);
const totalLabel = css(labelBase, { color: 'ink', fontWeight: 'strong' });
const figure = css({ py: '[0.4375rem]', textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
// In two lines, so that the labels and the figures keep their room.
const headWords = css({ display: 'inline-block', maxW: '[6.5rem]', textWrap: 'balance' });
// The rules of the two sums don't meet, because they are two questions.
const second = css({ pl: '4' });
const sum = css({
  display: 'block',
  py: '2',
  borderTop: '[1px solid token(colors.line.ink)]',
  borderBottom: '[4px double token(colors.line.ink)]',
  fontSize: { md: '[1.0625rem]' },
  fontWeight: 'strong',
});
const flush = css({ py: '0' });

/** Figures in two columns, each with its own sum. */
export const TwoSums = ({ caption, heads, rows, total }: TwoSumsProps) => (
  <table className={table}>
    <caption className={hidden}>{caption}</caption>
    <thead>
      <tr>
        <td className={label} />
        <th scope="col" className={head}>
          <span className={headWords}>{heads[0]}</span>
        </th>
        <th scope="col" className={cx(head, second)}>
          <span className={headWords}>{heads[1]}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, label: name, figures: [one, two] }) => (
        <tr key={key}>
          <th scope="row" className={label}>
            {name}
          </th>
          <td className={figure}>{one}</td>
          <td className={cx(figure, second)}>{two}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" className={totalLabel}>
          {total.label}
        </th>
        <td className={cx(figure, flush)}>
          <span className={sum}>{total.figures[0]}</span>
        </td>
        <td className={cx(figure, flush, second)}>
          <span className={sum}>{total.figures[1]}</span>
        </td>
      </tr>
    </tfoot>
  </table>
);
