import { Fragment, type ReactNode } from 'react';
import { css, cx } from '../../../styled-system/css';

interface ColumnSumsProps {
  readonly caption: string;
  /** The heads of the columns of figures. */
  readonly heads: readonly string[];
  /** A rule below each row, where the eye goes along many columns. */
  readonly ruled?: boolean;
  /** The head of the column that a phone has no room for. */
  readonly wideOnly?: string;
  readonly rows: readonly {
    readonly label: ReactNode;
    readonly key: string;
    readonly figures: readonly ReactNode[];
    /** What the row is the sum of, below it. */
    readonly below?: ReactNode;
    /** What the row does not account for, below all of it. The row is marked. */
    readonly rest?: { readonly label: string; readonly figures: readonly ReactNode[] } | null;
  }[];
  readonly total: { readonly label: string; readonly figures: readonly ReactNode[] };
}

const table = css({ w: '[100%]', borderCollapse: 'separate', borderSpacing: '0' });
// Three figures beside each other need smaller ones.
const many = css({
  fontSize: 'table',
  lineHeight: 'table',
  '& tfoot span': { fontSize: '[0.875rem]' },
  '& :is(th, td) + td + td, & th + th + th': { pl: '2' },
});
const rules = css({ '& tbody > tr > :is(th, td)': { borderBottom: '[1px solid token(colors.line.faint)]' } });
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
// The rules of the sums don't meet, because each is a question of its own.
const second = css({ pl: '4' });
const sum = css({
  display: 'block',
  py: '2',
  borderTop: '[1px solid token(colors.line.ink)]',
  borderBottom: '[4px double token(colors.line.ink)]',
  fontSize: { md: '[1.0625rem]' },
  fontWeight: 'strong',
});
const below = css({ pb: '3', textAlign: 'left' });
// The mark is beside the columns, so that the labels stay below each other.
const marked = css({
  '--mark': 'color-mix(in srgb, token(colors.tone.orange.ground) 45%, token(colors.page))',
  '& > :is(th, td)': { bg: '[var(--mark)]' },
  '& > :first-child': { boxShadow: '[-0.5rem 0 0 0 var(--mark), -0.6875rem 0 0 0 token(colors.tone.orange.ink)]' },
});
const restRow = css({ '& > :is(th, td)': { color: 'tone.orange.ink', fontWeight: 'medium' }, '& > th': { pl: '6' } });
const dashed = css({ borderBottom: '[1px dashed token(colors.tone.orange.ink)]' });
const fromMd = css({ display: { base: 'none', md: 'table-cell' } });
const flush = css({ py: '0' });

/** Figures in columns, each with its own sum. */
export const ColumnSums = ({ caption, heads, ruled = false, wideOnly, rows, total }: ColumnSumsProps) => (
  <table className={cx(table, heads.length > 2 && many, ruled && rules)}>
    <caption className={hidden}>{caption}</caption>
    <thead>
      <tr>
        <td className={label} />
        {heads.map((words, place) => (
          <th key={words} scope="col" className={cx(head, place > 0 && second, words === wideOnly && fromMd)}>
            <span className={headWords}>{words}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, label: name, figures, below: under, rest }) => (
        <Fragment key={key}>
          <tr className={cx(rest && marked)} data-marked={rest ? '' : undefined}>
            <th scope="row" className={label}>
              {name}
            </th>
            {heads.map((words, place) => (
              <td key={words} className={cx(figure, place > 0 && second, words === wideOnly && fromMd)}>
                {figures[place]}
              </td>
            ))}
          </tr>
          {under && (
            <tr className={cx(rest && marked)} data-marked={rest ? '' : undefined}>
              <td colSpan={heads.length + 1} className={below}>
                {under}
              </td>
            </tr>
          )}
          {rest && (
            <tr className={cx(marked, restRow)} data-marked="">
              <th scope="row" className={label}>
                {rest.label}
              </th>
              {heads.map((words, place) => (
                <td key={words} className={cx(figure, place > 0 && second, words === wideOnly && fromMd)}>
                  {rest.figures[place] && <span className={dashed}>{rest.figures[place]}</span>}
                </td>
              ))}
            </tr>
          )}
        </Fragment>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" className={totalLabel}>
          {total.label}
        </th>
        {heads.map((words, place) => (
          <td key={words} className={cx(figure, flush, place > 0 && second, words === wideOnly && fromMd)}>
            <span className={sum}>{total.figures[place]}</span>
          </td>
        ))}
      </tr>
    </tfoot>
  </table>
);
