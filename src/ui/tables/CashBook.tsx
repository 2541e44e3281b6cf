import type { ReactNode } from 'react';
import { css, cx } from '../../../styled-system/css';
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
  readonly status: ReactNode;
  /** What waits is dashed, and what was returned is struck through. */
  readonly standing: 'moved' | 'waiting' | 'returned';
}

interface CashBookProps {
  readonly caption: string;
  readonly currency: string;
  /** Null while they load. */
  readonly rows: readonly CashBookRow[] | null;
}

// Beside a taller part its rows share the height.
const whole = css({ containerType: 'inline-size', minW: '0', display: 'grid' });
// Where there is little room the balance goes first, which the whole history has, and then the kind moves below the name.
const roomy = css.raw({ md: { '@container (width < 60rem)': { display: 'none' } } });
const notBelow = css.raw({ md: { '@container (width < 52rem)': { display: 'none' } } });
const below = css({
  display: 'none',
  color: 'ink.soft',
  fontSize: 'note',
  lineHeight: 'note',
  fontWeight: 'regular',
  md: { '@container (width < 52rem)': { display: 'block' } },
});
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
const ruled = css.raw({ md: { pl: '4', borderLeft: '[1px solid token(colors.line.soft)]' } });
const figureHead = css(head, ruled, { textAlign: 'right', xl: { w: '[7.5rem]' } });
const nameHead = css(head);
const dateHead = css(head, { xl: { w: '[7.75rem]' } });
const typeHead = css(head, notBelow, { xl: { w: '[8rem]' } });
const balanceHead = css(head, ruled, roomy, { textAlign: 'right', xl: { w: '[8.5rem]' } });
const statusHead = css(head, ruled, { pr: '0', xl: { w: '[11rem]' } });
const row = css({
  mdDown: {
    display: 'grid',
    gridTemplateColumns: '[max-content minmax(0, 1fr) max-content]',
    alignItems: 'center',
    rowGap: '1',
    py: '[0.625rem]',
  },
  borderBottom: '[1px solid token(colors.line.faint)]',
  _first: { mdDown: { borderTop: '[2px solid token(colors.line.ink)]' } },
});
const cell = css.raw({ md: { h: '[2.625rem]', pr: '4', whiteSpace: 'nowrap' } });
const date = css(cell, { color: 'ink.soft', mdDown: { gridArea: '[2 / 2]' } });
const name = css(cell, {
  w: 'full',
  maxW: '[1px]',
  fontWeight: 'medium',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  mdDown: { gridArea: '[1 / 1 / 2 / 3]', maxW: 'full', fontSize: 'body' },
});
const kind = css(cell, notBelow, {
  color: 'ink.soft',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // On a phone it stands before the date.
  mdDown: { gridArea: '[2 / 1]', '&:not(:empty)': { pr: '1', _after: { content: '","' } } },
});
// It is the name already.
const sameKind = cx(kind, css({ mdDown: { display: 'none' } }));
const figure = css(cell, ruled, {
  fontWeight: 'figure',
  textAlign: 'right',
  // An amount is never cut.
  xl: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  mdDown: { gridArea: '[1 / 3]', pl: '4', fontSize: 'body', _empty: { display: 'none' } },
});
const figureLooks = {
  moved: '',
  waiting: css({
    color: 'ink.soft',
    textDecorationLine: 'underline',
    textDecorationStyle: 'dashed',
    textDecorationThickness: '[1px]',
    textUnderlineOffset: '[4px]',
  }),
  returned: css({ color: 'ink.soft', textDecorationLine: 'line-through' }),
};
const balance = css(cell, ruled, roomy, { color: 'ink.soft', textAlign: 'right', mdDown: { display: 'none' } });
const mark = css(cell, ruled, { md: { pr: '0' }, mdDown: { gridArea: '[2 / 3]', justifySelf: 'end', pl: '4' } });
const blank = css(cell, { mdDown: { display: 'grid', alignContent: 'center', h: '[3rem]', gridColumn: '[1 / -1]' } });
// One cell over all columns would make room for those that are hidden.
const blankType = css(notBelow, { mdDown: { display: 'none' } });
const blankBalance = css(roomy, { mdDown: { display: 'none' } });
const blankStatus = css({ mdDown: { display: 'none' } });
/** The column says it on a wide page. */
const sign = css({ md: { display: 'none' } });

const Row = ({ date: at, name: said, type, amount, isIn, balance: after, status, standing }: CashBookRow) => {
  const signed = (
    <span className={figureLooks[standing]}>
      <span className={sign}>{isIn ? '+' : '−'}</span>
      {amount}
    </span>
  );
  return (
    <tr className={row}>
      <td className={date}>{at}</td>
      <td className={name} title={typeof said === 'string' ? said : undefined}>
        {said}
        {type && type !== said && <span className={below}>{type}</span>}
      </td>
      <td className={type === said ? sameKind : kind}>{type}</td>
      <td className={figure}>{isIn && signed}</td>
      <td className={figure}>{!isIn && signed}</td>
      <td className={balance}>{after}</td>
      <td className={mark}>{status}</td>
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
            <th scope="col" className={figureHead}>{`In (${currency})`}</th>
            <th scope="col" className={figureHead}>{`Out (${currency})`}</th>
            <th scope="col" className={balanceHead}>{`Balance (${currency})`}</th>
            <th scope="col" className={statusHead}>
              Status
            </th>
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
                  <td className={blankStatus} />
                </tr>
              ))
            : rows.map((each) => <Row {...each} key={each.key} />)}
        </tbody>
      </table>
    </div>
  );
}
