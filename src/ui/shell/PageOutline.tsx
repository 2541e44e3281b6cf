import { css, cx } from '../../../styled-system/css';
import { AccountRows, WaitingAccountRows } from '../tables/AccountRows';
import { RecordSkeleton } from '../tables/RecordSkeleton';

/** The kind of page that is loading: figures above a list, accounts, a list, one record of a list, or text with fields. */
export type Outline = 'home' | 'accounts' | 'list' | 'record' | 'text';

/** The head of a column, with the width from which it is shown: `lg` beside the names of the sidebar, `xl`, or a whole `page`. Alone, it always is. */
export type OutlineHead = string | readonly [name: string, from: 'lg' | 'xl' | 'page'];

/** What is known of a list before its code. */
export interface ListOutline {
  /** The heads of the table of a list, if they are known. */
  readonly heads?: readonly OutlineHead[] | undefined;
  /** Its rows have two lines. */
  readonly isTall?: boolean | undefined;
  /** Saved views or tabs stand above its table. */
  readonly hasViews?: boolean | undefined;
  /** The way back stands above its title. */
  readonly hasWayBack?: boolean | undefined;
  /** No button stands beside its title. */
  readonly hasNoAction?: boolean | undefined;
}

interface PageOutlineProps extends ListOutline {
  /** Null while not even the address was read. */
  readonly title: string | null;
  readonly outline: Outline;
}

const bar = css({ display: 'block', h: '[0.625rem]', maxW: 'full', borderRadius: 'mark', bg: 'line.faint' });
const page = css({
  display: 'grid',
  gap: { base: '5', md: '6' },
  '@media (width < 48rem)': {
    '&[data-list]': {
      gap: '1',
      mt: '-2',
      '& [data-heads-of-views]': { order: '1', mb: '-1' },
      '& > :last-child': { order: '2' },
    },
  },
  gridTemplateColumns: '[minmax(0, 1fr)]',
});
const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', minH: '[var(--control)]' });
// The way back stands close above the title.
const wayBack = css({
  display: 'grid',
  alignContent: 'center',
  h: { base: '[2.75rem]', md: '[1.75rem]' },
  mb: '-4',
  '& > *': { w: '[9rem]' },
});
// A phone has the title of a list in its top bar.
const wideHead = css({ display: { base: 'none', md: 'flex' } });
const heading = css({ fontSize: 'title', lineHeight: 'title', fontWeight: 'strong', letterSpacing: '[-0.012em]' });
const titleBar = css({ display: 'block', w: '[9rem]', h: '[1.25rem]', borderRadius: 'mark', bg: 'line.faint' });
const control = css({
  display: { base: 'none', md: 'grid' },
  alignContent: 'center',
  w: '[7rem]',
  h: '[var(--control)]',
  px: '4',
  border: '[1px dashed token(colors.line.control)]',
  borderRadius: 'control',
});
const tools = css({
  display: 'flex',
  gap: '3',
  '& > *': { display: 'grid' },
  '& > :first-child': { w: { base: '[auto]', md: '[28rem]' }, minW: '0', flex: { base: '1', md: '[0 1 auto]' } },
  // A phone has the search and one button.
  '& > :nth-child(2)': { w: { base: '[2.75rem]', md: '[7rem]' }, px: { base: '3', md: '4' }, flex: '[none]' },
  '& > :last-child': { display: { base: 'none', md: 'grid' }, ml: 'auto' },
});
// The line below saved views.
const views = css({ h: { base: '[2.75rem]', md: '[2.25rem]' }, borderBottom: '[1px solid token(colors.line.soft)]' });
// The parts of home have the heights that they have with data: what is to do, the figures, the last movements and the chart.
const section = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2', alignContent: 'start', minW: '0' });
const topic = css({ display: 'grid', alignContent: 'center', h: '[2.25rem]', '& > *': { w: '[8rem]', h: '[1rem]' } });
const duty = css({
  gridTemplateColumns: '[minmax(0, 1fr)]',
  display: 'grid',
  alignContent: 'center',
  h: '[2.875rem]',
  borderTop: '[2px solid token(colors.line.ink)]',
  borderBottom: '[1px solid token(colors.line.soft)]',
  '& > *': { w: '[24rem]' },
});
const strip = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(3, 1fr)]', xl: '[repeat(5, 1fr)]' },
  borderTop: '[2px solid token(colors.line.ink)]',
  borderBottom: '[1px solid token(colors.line.soft)]',
});
const figure = css({
  display: 'grid',
  alignContent: 'space-between',
  h: { base: '[5.25rem]', md: '[7.375rem]' },
  py: '3',
  pr: '4',
  '& > :nth-child(odd)': { w: '[7rem]' },
  '& > :nth-child(2)': { h: '[1.25rem]', w: '[10rem]' },
});
const pair = css({
  display: 'grid',
  gap: '8',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  '@media (width >= 87rem)': { gridTemplateColumns: '[minmax(0, 1.65fr) minmax(0, 1fr)]' },
});
const chart = css({ h: '[16rem]', borderBlock: '[1px solid token(colors.line.faint)]' });
// The widths of its columns depend on the rows, which are not there.
const spread = css.raw({
  display: { base: 'none', md: 'flex' },
  justifyContent: 'space-between',
  alignItems: 'center',
  fontSize: 'table',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  '& > [data-from=lg]': { display: { base: 'none', lg: 'block' } },
  '& > [data-from=xl]': { display: { base: 'none', xl: 'block' } },
  '& > [data-from=page]': { display: 'none', '@media (width >= 90rem)': { display: 'block' } },
});
const names = css(spread, { h: '[2.25rem]', color: 'ink.soft' });
// Each bar is as wide as the head of its column, and stands below it.
const barsOfRow = css(spread, {
  h: 'row',
  borderBottom: '[1px solid token(colors.line.faint)]',
  '[data-tall] &': { h: '[3.3125rem]' },
  '& > *': {
    h: '[0.625rem]',
    overflow: 'hidden',
    borderRadius: 'mark',
    bg: 'line.faint',
    _before: { content: 'attr(data-head)', visibility: 'hidden' },
  },
  '& > :last-child': { h: '[1.375rem]' },
});
// Without heads, the room above the rule is for them. Rows fade downwards: how many there will be is unknown.
const rows = css({
  '&:first-child': { mt: { md: '[2.25rem]' } },
  borderTop: '[2px solid token(colors.line.ink)]',
  '& > :nth-child(n + 4)': { opacity: '[0.8]' },
  '& > :nth-child(n + 6)': { opacity: '[0.6]' },
  '& > :nth-child(n + 8)': { opacity: '[0.4]' },
  '& > :nth-child(n + 10)': { opacity: '[0.25]' },
});
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '[1fr 5rem]', md: '[6rem 2fr 1fr 1fr 7rem]' },
  gap: '[0 3rem]',
  alignItems: 'center',
  h: { base: 'rowTouch', md: 'row' },
  borderBottom: '[1px solid token(colors.line.faint)]',
  '& > :nth-child(2)': { w: '[60%]' },
  '& > :nth-child(n + 3)': { display: { base: 'none', md: 'block' } },
  '& > :nth-child(3), & > :nth-child(4)': { w: '[75%]' },
  '& > :last-child': { h: '[1.375rem]' },
  '&:nth-child(even) > :nth-child(2)': { w: '[45%]' },
});
const onlyNarrow = css({ md: { display: 'none' } });
const lines = css({
  display: 'grid',
  gap: '6',
  maxW: '[40rem]',
  pt: '2',
  '& > :nth-child(even)': { w: '[68%]' },
  '& > :nth-child(3n)': { w: '[85%]' },
});

const some = (count: number) => Array.from({ length: count }, (_, index) => `bar ${index}`);
const bars = (count: number) => some(count).map((key) => <span key={key} className={bar} data-skeleton />);

const named = (heads: readonly OutlineHead[]) =>
  heads.map((head) => (typeof head === 'string' ? { name: head, from: undefined } : { name: head[0], from: head[1] }));

interface RowsProps extends ListOutline {
  readonly count: number;
}

const Rows = ({ count, heads, isTall }: RowsProps) => (
  <div>
    {heads && (
      <div className={names} data-heads>
        {named(heads).map(({ name, from }) => (
          <span key={name} data-from={from}>
            {name}
          </span>
        ))}
      </div>
    )}
    <div className={rows} data-tall={isTall || undefined}>
      {some(count).map((key) => (
        <div key={key}>
          {heads && (
            <div className={barsOfRow}>
              {named(heads).map(({ name, from }) => (
                <span key={name} data-skeleton data-head={name} data-from={from} />
              ))}
            </div>
          )}
          <div className={heads ? cx(row, onlyNarrow) : row}>{bars(5)}</div>
        </div>
      ))}
    </div>
  </div>
);

// Room for a line.
const UNREAD = '\u00a0';

const outlines = {
  home: () => (
    <>
      <div className={section}>
        <div className={topic}>{bars(1)}</div>
        <div className={duty}>{bars(1)}</div>
      </div>
      <div className={section}>
        <div className={topic}>{bars(1)}</div>
        <div className={strip}>
          {some(5).map((key) => (
            <div key={key} className={figure}>
              {bars(3)}
            </div>
          ))}
        </div>
      </div>
      <div className={pair}>
        <div className={section}>
          <div className={topic}>{bars(1)}</div>
          <Rows count={8} />
        </div>
        <div className={section}>
          <div className={topic}>{bars(1)}</div>
          <div className={chart} />
        </div>
      </div>
    </>
  ),
  accounts: () => (
    <AccountRows label={UNREAD} heads={[UNREAD, UNREAD, UNREAD]}>
      <WaitingAccountRows count={4} />
    </AccountRows>
  ),
  list: ({ heads, isTall, hasViews }) => (
    <>
      {hasViews && <div className={views} data-heads-of-views />}
      <div className={tools}>
        <span className={control}>{bars(1)}</span>
        <span className={control}>{bars(1)}</span>
        <span className={control}>{bars(1)}</span>
      </div>
      <Rows count={12} heads={heads} isTall={isTall} />
    </>
  ),
  record: () => <RecordSkeleton />,
  text: () => <div className={lines}>{bars(8)}</div>,
} as const satisfies Readonly<Record<Outline, (about: ListOutline) => unknown>>;

/** A page whose code or data is loading: its title is real, and bars show where the rest will be. Hidden from screen readers. */
export function PageOutline({ title, outline, ...list }: PageOutlineProps) {
  return (
    <div className={page} aria-hidden="true" data-list={outline === 'list' || undefined}>
      {(outline === 'record' || list.hasWayBack) && <div className={wayBack}>{bars(1)}</div>}
      <div className={outline === 'list' ? cx(head, wideHead) : head}>
        {title === null ? <span className={titleBar} data-skeleton /> : <p className={heading}>{title}</p>}
        {outline === 'list' && !list.hasNoAction && (
          <span className={control} data-frame-action>
            {bars(1)}
          </span>
        )}
      </div>
      {outlines[outline](list)}
    </div>
  );
}
