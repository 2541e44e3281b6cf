import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import { breathing, SkeletonLine } from '../feedback/Skeleton';

interface CashBookRow {
  readonly key: string;
  readonly date: ReactNode;
  readonly name: ReactNode;
  /** What kind of movement it is. Empty if the provider doesn't say. */
  readonly type: string;
  /** The amount without a sign, in its column. */
  readonly amount: string;
  readonly isIn: boolean;
  /** The balance afterwards, or null if unknown. */
  readonly balance: string | null;
}

interface CashBookProps {
  readonly caption: string;
  readonly currency: string;
  /** Null while they load. */
  readonly rows: readonly CashBookRow[] | null;
}

// Beside a taller part its rows share the height.
const whole = css({ containerType: 'inline-size', minW: '0', display: 'grid' });
// Beside a chart there is no room for the balance, which the whole history has.
const notBeside = css.raw({ md: { '@container (width < 52rem)': { display: 'none' } } });
// A phone has the description alone.
const notNarrow = css.raw({ mdDown: { display: 'none' }, md: { '@container (width < 38rem)': { display: 'none' } } });
const table = css({
  w: 'full',
  borderCollapse: 'collapse',
  fontSize: 'table',
  lineHeight: 'table',
  // Where there is room, the columns keep their places while the rows load.
  xl: { tableLayout: 'fixed' },
  mdDown: { display: 'block', '& > tbody': { display: 'block' } },
});
const hidden = css({ srOnly: true });
const heads = css({ mdDown: { srOnly: true } });
const head = css.raw({
  py: '2',
  pr: '4',
  textAlign: 'left',
  fontWeight: 'medium',
  color: 'ink.soft',
  whiteSpace: 'nowrap',
  borderBottom: '[2px solid token(colors.line.ink)]',
});
const figureHead = css.raw({
  xl: { w: '[9.5rem]', '@container (width < 52rem)': { w: '[7.75rem]' } },
  textAlign: 'right',
  pl: '4',
  borderLeft: '[1px solid token(colors.line.soft)]',
});
const nameHead = css(head);
const dateHead = css(head, { xl: { w: '[11rem]', '@container (width < 52rem)': { w: '[8.25rem]' } } });
const typeHead = css(head, notNarrow, { xl: { w: '[8rem]' } });
const figureHeadLook = css(head, figureHead);
const lastHead = css(head, figureHead, notBeside, { pr: '0' });
const row = css({
  mdDown: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr) max-content]', columnGap: '4', py: '3' },
  borderBottom: '[1px solid token(colors.line.faint)]',
  _first: { mdDown: { borderTop: '[2px solid token(colors.line.ink)]' } },
});
const cell = css.raw({ md: { h: '[2.125rem]', pr: '4', whiteSpace: 'nowrap' } });
const date = css(cell, { color: 'ink.soft', mdDown: { gridArea: '[2 / 1]' } });
const name = css(cell, {
  w: 'full',
  maxW: '[1px]',
  fontWeight: 'medium',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  mdDown: { gridArea: '[1 / 1]', maxW: 'full', fontSize: 'body' },
});
const figureCell = css.raw(cell, {
  fontWeight: 'figure',
  md: { pl: '4', textAlign: 'right', borderLeft: '[1px solid token(colors.line.soft)]' },
  mdDown: { gridArea: '[1 / 2]', textAlign: 'right', fontSize: 'body', _empty: { display: 'none' } },
});
const kind = css(cell, notNarrow, { color: 'ink.soft', overflow: 'hidden', textOverflow: 'ellipsis' });
const figure = css(figureCell);
// Without the balance this is the last column, flush with the edge.
const lastBeside = css.raw({ md: { '@container (width < 52rem)': { '&&': { pr: '0' } } } });
const outFigure = css(figureCell, lastBeside);
const outHead = css(head, figureHead, lastBeside);
const balance = css(cell, notBeside, {
  color: 'ink.soft',
  md: { pl: '4', pr: '0', textAlign: 'right', borderLeft: '[1px solid token(colors.line.soft)]' },
  mdDown: { gridArea: '[2 / 2]', textAlign: 'right' },
});
const blank = css(cell, { mdDown: { display: 'grid', alignContent: 'center', h: '[2.625rem]' } });
// One cell over all columns would make room for the balance where its column is hidden.
const blankType = css(notNarrow);
const blankBalance = css(notBeside, { mdDown: { display: 'none' } });
/** The column says it on a wide page. */
const sign = css({ md: { display: 'none' } });

const Row = ({ date: at, name: said, type, amount, isIn, balance: after }: CashBookRow) => {
  const signed = (
    <>
      <span className={sign}>{isIn ? '+' : '−'}</span>
      {amount}
    </>
  );
  return (
    <tr className={row}>
      <td className={date}>{at}</td>
      <td className={name} title={typeof said === 'string' ? said : undefined}>
        {said}
      </td>
      <td className={kind}>{type}</td>
      <td className={figure}>{isIn && signed}</td>
      <td className={outFigure}>{!isIn && signed}</td>
      <td className={balance}>{after}</td>
    </tr>
  );
};

/** As many as a short list has, so that little moves when they load. */
const BLANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Movements with a column for what came in and one for what went out. On a phone the sign tells. */
export function CashBook({ caption, currency, rows }: CashBookProps) {
  return (
    <div className={whole}>
      <table className={table} aria-busy={rows === null}>
        <caption className={hidden}>{caption}</caption>
        <thead className={heads}>
          <tr>
            <th scope="col" className={dateHead}>
              Date
            </th>
            <th scope="col" className={nameHead}>
              Description
            </th>
            <th scope="col" className={typeHead}>
              Type
            </th>
            <th scope="col" className={figureHeadLook}>{`In (${currency})`}</th>
            <th scope="col" className={outHead}>{`Out (${currency})`}</th>
            <th scope="col" className={lastHead}>{`Balance (${currency})`}</th>
          </tr>
        </thead>
        <tbody className={rows === null ? breathing : undefined}>
          {rows === null
            ? BLANKS.map((number) => (
                <tr key={number} className={row}>
                  <td className={blank} colSpan={4}>
                    <SkeletonLine />
                  </td>
                  <td className={blankType} />
                  <td className={blankBalance} />
                </tr>
              ))
            : rows.map((each) => <Row {...each} key={each.key} />)}
        </tbody>
      </table>
    </div>
  );
}
