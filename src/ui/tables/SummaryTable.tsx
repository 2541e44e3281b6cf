import { css } from '../../../styled-system/css';

interface SummaryTableProps {
  readonly caption: string;
  /** The headings: of the names, and of the amounts. */
  readonly heads: readonly [name: string, ...amounts: string[]];
  readonly rows: readonly {
    readonly name: string;
    /** For a narrow page. */
    readonly short?: string;
    readonly amounts: readonly string[];
  }[];
  /** If the lines add up. */
  readonly total?: { readonly label: string; readonly amounts: readonly string[] };
}

const room = css({ overflowX: 'auto', minW: '0' });
const table = css({ w: 'full', borderCollapse: 'collapse', fontSize: { base: 'note', md: 'table' }, lineHeight: 'table' });
const unseen = css({ srOnly: true });
const cell = css.raw({
  py: { base: '2', md: '[0.4375rem]' },
  pl: { base: '2', md: '4' },
  textAlign: 'right',
  whiteSpace: 'nowrap',
});
const first = css.raw({ pl: '0', textAlign: 'left', fontWeight: 'regular' });
const looks = {
  head: css(cell, { color: 'ink.soft', fontWeight: 'medium' }),
  headName: css(cell, first, { color: 'ink.soft', fontWeight: 'medium' }),
  amount: css(cell),
  name: css(cell, first),
};
const top = css({
  '& tr': { borderTop: '[2px solid token(colors.line.ink)]', borderBottom: '[1px solid token(colors.line.soft)]' },
});
const line = css({ '&:not(:last-child)': { borderBottom: '[1px solid token(colors.line.faint)]' } });
const sum = css({
  '& tr': { borderTop: '[1px solid token(colors.line.ink)]', borderBottom: '[4px double token(colors.line.ink)]' },
  '& :is(th, td)': { fontWeight: 'strong' },
});
const long = css({ display: { base: 'none', md: 'inline' } });
const short = css({ display: { md: 'none' } });

/** A few lines of figures. If they have a total, it is below under a double rule. */
export function SummaryTable({ caption, heads: [name, ...heads], rows, total }: SummaryTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={room} aria-label={caption} tabIndex={0}>
      <table className={table}>
        <caption className={unseen}>{caption}</caption>
        <thead className={top}>
          <tr>
            <th scope="col" className={looks.headName}>
              {name}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className={looks.head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className={line}>
              <th scope="row" className={looks.name}>
                <span className={long}>{row.name}</span>
                <span className={short}>{row.short ?? row.name}</span>
              </th>
              {row.amounts.map((amount, index) => (
                <td key={heads[index]} className={looks.amount}>
                  {amount}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot className={sum}>
            <tr>
              <th scope="row" className={looks.name}>
                {total.label}
              </th>
              {total.amounts.map((amount, index) => (
                <td key={heads[index]} className={looks.amount}>
                  {amount}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
