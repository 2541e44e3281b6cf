import type { ReactNode } from 'react';
import { css, cx } from '../../../styled-system/css';
import { breathing, SkeletonLine } from '../feedback/Skeleton';

// Its width decides, because the sidebar takes a part of the screen.
const place = css({ containerType: 'inline-size', minW: '0' });
const WIDE = '@container (width >= 60rem)';
const PAIRED = '@container (36rem <= width < 60rem)';
const rows = css({
  display: 'grid',
  borderTop: '[2px solid token(colors.line.ink)]',
  [PAIRED]: { gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]', columnGap: '8' },
  [WIDE]: {
    gridTemplateColumns: '[minmax(11rem, 1fr) minmax(10rem, 1fr) auto auto auto]',
    columnGap: '6',
    borderTop: '[none]',
  },
});
const level = css({
  [WIDE]: { display: 'grid', gridTemplateColumns: '[subgrid]', gridColumn: '[1 / -1]', alignItems: 'center' },
});
const heads = css({
  display: 'none',
  color: 'ink.soft',
  fontSize: 'table',
  lineHeight: 'table',
  fontWeight: 'medium',
  [WIDE]: { pb: '2', borderBottom: '[2px solid token(colors.line.ink)]' },
});
const headOfFigure = css({ textAlign: 'right' });

interface AccountRowsProps {
  readonly label: string;
  /** The heads of the account, and of the two figures. */
  readonly heads: readonly [account: string, first: string, second: string];
  readonly children: ReactNode;
}

/** Accounts with name, number, two figures and actions: below each other, or two beside each other. Where there is room they share their columns. */
export const AccountRows = ({ label, heads: [account, first, second], children }: AccountRowsProps) => (
  <div className={place}>
    <ul className={rows} aria-label={label}>
      <li className={`${level} ${heads}`} aria-hidden="true">
        <span>{label}</span>
        <span>{account}</span>
        <span className={headOfFigure}>{first}</span>
        <span className={headOfFigure}>{second}</span>
      </li>
      {children}
    </ul>
  </div>
);

interface AccountRowProps {
  /** Three letters that help to find the row. */
  readonly mark: string;
  readonly title: string;
  readonly note: string;
  readonly account: ReactNode;
  readonly figures: readonly [AccountFigure, AccountFigure];
  readonly actions: ReactNode;
}

interface AccountFigure {
  readonly label: string;
  readonly value: ReactNode;
}

const row = css({
  display: 'grid',
  alignContent: 'start',
  gap: '3',
  py: '4',
  borderBottom: '[1px solid token(colors.line.faint)]',
  [WIDE]: { columnGap: '6', rowGap: '0' },
});
const who = css({ display: 'flex', alignItems: 'center', gap: '3', minW: '0' });
const badge = css({
  display: 'grid',
  placeItems: 'center',
  flex: '[none]',
  w: '[2.25rem]',
  h: '[2.25rem]',
  borderRadius: 'control',
  bg: 'desk',
  color: 'ink.soft',
  fontSize: '[0.75rem]',
  fontWeight: 'strong',
});
const name = css({ fontWeight: 'strong' });
const under = css({ color: 'ink.soft', fontSize: 'table', lineHeight: 'table', overflowWrap: 'anywhere' });
const money = css({
  display: 'grid',
  [WIDE]: { gridTemplateColumns: '[subgrid]', gridColumn: '[span 2]', alignItems: 'center' },
});
const pair = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4',
  [WIDE]: { display: 'block', textAlign: 'right' },
});
const term = css({ color: 'ink.soft', [WIDE]: { srOnly: true } });
const tools = css({
  _print: { display: 'none' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  '& > *': { flex: '[none]' },
  [WIDE]: { justifyContent: 'end' },
});

/** One account. */
export const AccountRow = ({ mark, title, note, account, figures, actions }: AccountRowProps) => (
  <li className={`${level} ${row}`}>
    <div className={who}>
      <span className={badge} aria-hidden="true">
        {mark}
      </span>
      <div>
        <h2 className={name}>{title}</h2>
        <p className={under}>{note}</p>
      </div>
    </div>
    <div className={under}>{account}</div>
    <dl className={money}>
      {figures.map(({ label, value }) => (
        <div key={label} className={pair}>
          <dt className={term}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <div className={tools}>{actions}</div>
  </li>
);

// As high as the two lines of a name.
const lines = css({ display: 'grid', alignContent: 'space-evenly', h: '[2.5rem]', w: 'full', maxW: '[12rem]' });

const oneLine = css({ display: 'grid', alignContent: 'center', h: '[1.5rem]', maxW: '[12rem]' });
// Where figures stand below each other, the actions stand below them.
const room = css({ h: '[2.75rem]', [WIDE]: { h: '0' } });
const unseen = css({ visibility: 'hidden' });

interface WaitingAccountRowsProps {
  readonly count: number;
  /** The actions of the first row, which may need two lines. They take their room and are neither seen nor reached. */
  readonly actions?: ReactNode;
}

/** Rows of accounts that are loading, as high as those that come. */
export const WaitingAccountRows = ({ count, actions = null }: WaitingAccountRowsProps) =>
  Array.from({ length: count }, (_, index) => `row ${index}`).map((key, index) => (
    <li key={key} className={cx(level, row, breathing)} aria-hidden="true">
      <div className={who}>
        <span className={badge} />
        <div className={lines}>
          <SkeletonLine />
          <SkeletonLine />
        </div>
      </div>
      <div className={lines}>
        <SkeletonLine />
        <SkeletonLine />
      </div>
      <div className={money}>
        {['first', 'second'].map((figure) => (
          <div key={figure} className={oneLine}>
            <SkeletonLine />
          </div>
        ))}
      </div>
      {index === 0 && actions !== null ? <div className={cx(tools, unseen)}>{actions}</div> : <div className={room} />}
    </li>
  ));
