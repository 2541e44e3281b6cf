import type { ReactNode } from 'react';
import { css, cx } from '../../../styled-system/css';

interface Figure {
  readonly label: string;
  readonly value: ReactNode;
  /** It must not be so, and is red. */
  readonly isWrong?: boolean;
}

interface LedgerFootProps {
  /** What adds up to the total. */
  readonly figures: readonly Figure[];
  readonly total: Figure;
  /** What follows from the total. */
  readonly after?: Figure | null;
  /** What the user should know before the action. */
  readonly note?: ReactNode;
  /** Why the action is disabled while a figure is wrong. A phone has it at the button only. */
  readonly wrong?: string | null;
  /** What can be done about it. */
  readonly remedy?: ReactNode;
  /** The action comes last. */
  readonly actions: ReactNode;
}

// On a phone only the total and the action stay in view, so that the rows keep their room.
// Between, it is one line of 64 px with its notes above it.
const foot = css({
  '@media (width < 90rem)': { display: 'contents' },
  '@media (width >= 90rem)': {
    position: 'sticky',
    bottom: '[var(--page-foot, 0px)]',
    zIndex: 'sticky',
    mt: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '8',
    rowGap: '2',
    mx: '[calc(-1 * var(--page-inline, 2rem))]',
    mb: '[calc(-1 * var(--page-bottom, 3rem))]',
    px: '[var(--page-inline, 2rem)]',
    py: '3',
    bg: 'sheet',
    borderTop: '[2px solid token(colors.line.ink)]',
  },
});
const line = css({
  mdDown: { display: 'contents' },
  '@media (width >= 90rem)': { display: 'contents' },
  '@media (48rem <= width < 90rem)': {
    position: 'sticky',
    bottom: '[var(--page-foot, 0px)]',
    zIndex: 'sticky',
    mt: 'auto',
    display: 'flex',
    alignItems: 'center',
    columnGap: '5',
    minH: '[4rem]',
    mx: '[calc(-1 * var(--page-inline, 2rem))]',
    mb: '[calc(-1 * var(--page-bottom, 3rem))]',
    px: '[var(--page-inline, 2rem)]',
    bg: 'sheet',
    borderTop: '[2px solid token(colors.line.ink)]',
    // The total has what the others add to it.
    '@media (width < 80rem)': { '& > dl:first-of-type > div:not(:first-child)': { display: 'none' } },
  },
});
const bar = css({
  md: { display: 'contents' },
  mdDown: {
    position: 'sticky',
    bottom: '[var(--page-foot, 0px)]',
    zIndex: 'sticky',
    mt: 'auto',
    display: 'grid',
    gap: '2',
    mx: '-4',
    mb: '[-2.5rem]',
    px: '4',
    pt: '2',
    pb: '3',
    bg: 'sheet',
    borderTop: '[2px solid token(colors.line.ink)]',
  },
});
const list = css({ display: { base: 'grid', md: 'flex' }, columnGap: '8', order: '[1]' });
const last = css({ order: '[3]' });
const figure = css({
  display: { base: 'flex', md: 'grid' },
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: { base: '4', md: '0' },
  py: { base: '[0.4375rem]', md: '0' },
  whiteSpace: 'nowrap',
  '& dt': { color: 'ink.soft', fontSize: { base: 'body', md: 'note' }, lineHeight: { base: 'body', md: 'note' } },
  '& dd': { fontWeight: 'figure', fontVariantNumeric: 'tabular-nums', minH: '[1.25rem]' },
  '&[data-wrong] dd, &[data-wrong] dd span': { color: 'danger' },
});
const sum = css({
  order: '[2]',
  '& dd': { fontSize: 'section', lineHeight: 'section', fontWeight: 'strong' },
  '& > div': {
    py: '1',
    borderTop: '[1px solid token(colors.line.ink)]',
    borderBottom: '[4px double token(colors.line.ink)]',
  },
});
const words = css({
  order: '[4]',
  display: 'grid',
  gap: '1',
  minW: '0',
  color: 'ink.soft',
  fontSize: 'note',
  lineHeight: 'note',
  '@media (48rem <= width < 90rem)': { order: '[0]' },
  '@media (width >= 90rem)': {
    flex: '[1 1 12rem]',
    textAlign: 'right',
    _empty: { display: 'none' },
    // A sentence in red has a line of its own, above the figures.
    '&[data-wrong]': { order: '[0]', flex: '[1 1 100%]', display: 'flex', flexWrap: 'wrap', columnGap: '6', textAlign: 'left' },
  },
});
const wrongWords = css({ display: 'flex', columnGap: '3', '& > span': { mdDown: { display: 'none' }, color: 'danger' } });
const doing = css({
  order: '[5]',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '3',
  ml: { md: 'auto' },
  '&[data-wrong] [data-reason]': { color: 'danger', md: { display: 'none' } },
  mdDown: { '& > [data-button=solid]': { flex: '[1 0 auto]' } },
});

const Shown = ({ label, value, isWrong }: Figure) => (
  <div className={figure} data-wrong={isWrong || undefined}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

/** The foot of a page that adds amounts up: the figures, their total ruled double, what follows, and the action. It stays in view. */
export const LedgerFoot = ({ figures, total, after = null, note, wrong = null, remedy, actions }: LedgerFootProps) => (
  <div className={foot} data-ledger-foot>
    {(note || wrong !== null) && (
      <div className={words} data-wrong={wrong !== null || undefined}>
        {wrong !== null && (
          <p className={wrongWords}>
            <span>{wrong}</span>
            {remedy}
          </p>
        )}
        {note}
      </div>
    )}
    <div className={line}>
      {figures.length > 0 && (
        <dl className={list}>
          {figures.map((each) => (
            <Shown key={each.label} {...each} />
          ))}
        </dl>
      )}
      {after && (
        <dl className={cx(list, last)}>
          <Shown {...after} />
        </dl>
      )}
      <div className={bar}>
        <dl className={sum}>
          <Shown {...total} />
        </dl>
        <div className={doing} data-wrong={wrong !== null || undefined}>
          {actions}
        </div>
      </div>
    </div>
  </div>
);
