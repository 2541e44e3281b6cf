import type { ReactNode } from 'react';
import { css, cx } from '../../../styled-system/css';
import { buttonStyle } from '../buttons/button.style';
import { NotLoaded } from '../feedback/NotLoaded';
import { breathing, SkeletonLine } from '../feedback/Skeleton';
import type { Tone } from '../feedback/StatusMark';
import { formatCount } from '../text/format';
import { Icon, type IconName } from '../theme/Icon';

export interface Task {
  readonly key: string;
  readonly tone: Tone;
  readonly icon: IconName;
  readonly title: string;
  readonly about?: string;
  readonly amount?: ReactNode;
  readonly when?: ReactNode;
  /** A link or button, styled by `taskActionStyle`. It makes the whole row its target on a phone. */
  readonly action?: ReactNode;
}

interface TaskListProps {
  readonly title: string;
  /** How many there are in all rows. Null if that is unknown, or nothing to say. */
  readonly count: number | null;
  readonly actions?: ReactNode;
  /** Null while they load, empty if they could not be loaded. */
  readonly rows: readonly Task[] | null;
  /** The rows that there is room for while they load, each with how many amounts it has. */
  readonly room: readonly number[];
}

const top = css({ display: 'flex', alignItems: 'center', gap: '2', minH: '[2.25rem]', pb: '1' });
const heading = css({ fontSize: 'section', lineHeight: 'section', fontWeight: 'strong' });
const number = css({ color: 'ink.soft', fontSize: 'section', lineHeight: 'section', mr: 'auto' });
const list = css({ borderTop: '[2px solid token(colors.line.ink)]', borderBottom: '[1px solid token(colors.line.soft)]' });
const row = css({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  columnGap: '3',
  py: { base: '3', md: '2', xl: '[0.5rem]' },
  gridTemplateColumns: {
    base: '[2.25rem minmax(0, 1fr) max-content]',
    md: '[2rem minmax(0, 1fr) max-content 8.75rem]',
    xl: '[1.75rem max-content minmax(0, 1fr) max-content 9rem 8.75rem]',
  },
  gridTemplateAreas: {
    base: '"icon title amount" "icon when amount" "icon when action"',
    md: '"icon title far action" "icon about far action"',
    xl: '"icon title about amount when action"',
  },
  // On a phone several amounts are higher than the title: what is said of it still stands right below it.
  gridTemplateRows: { base: '[auto 1fr auto]', md: '[none]' },
  '& + &': { borderTop: '[1px solid token(colors.line.faint)]' },
  _before: {
    content: '""',
    position: 'absolute',
    insetBlock: '[-1px]',
    left: { base: '-4', md: '[-11px]' },
    w: '[3px]',
    bg: 'var(--tone)',
  },
});
const square = css.raw({
  gridArea: 'icon',
  alignSelf: { base: 'start', md: 'center' },
  display: 'grid',
  placeItems: 'center',
  w: { base: '[2.25rem]', md: '[2rem]', xl: '[1.75rem]' },
  aspectRatio: '[1]',
  borderRadius: 'mark',
});
const tones = {
  green: {
    bar: css({ '--tone': 'token(colors.tone.green.ink)' }),
    square: css(square, { bg: 'tone.green.ground', color: 'tone.green.ink' }),
  },
  red: {
    bar: css({ '--tone': 'token(colors.tone.red.ink)' }),
    square: css(square, { bg: 'tone.red.ground', color: 'tone.red.ink' }),
  },
  orange: {
    bar: css({ '--tone': 'token(colors.tone.orange.ink)' }),
    square: css(square, { bg: 'tone.orange.ground', color: 'tone.orange.ink' }),
  },
  blue: {
    bar: css({ '--tone': 'token(colors.tone.blue.ink)' }),
    square: css(square, { bg: 'tone.blue.ground', color: 'tone.blue.ink' }),
  },
  indigo: {
    bar: css({ '--tone': 'token(colors.tone.indigo.ink)' }),
    square: css(square, { bg: 'tone.indigo.ground', color: 'tone.indigo.ink' }),
  },
  plain: {
    bar: css({ '--tone': 'token(colors.tone.plain.ink)' }),
    square: css(square, { bg: 'tone.plain.ground', color: 'tone.plain.ink' }),
  },
};
const blank = css({
  display: 'grid',
  alignContent: 'center',
  h: { base: '[4.25rem]', md: '[3.5rem]', xl: '[2.75rem]' },
  // Each amount has a line of its own, except on a wide page.
  xlDown: {
    '&[data-amounts="2"]': { h: { base: '[5.5rem]', md: '[4.75rem]' } },
    '&[data-amounts="3"]': { h: { base: '[6.75rem]', md: '[6rem]' } },
    '&[data-amounts="4"]': { h: { base: '[8rem]', md: '[7.25rem]' } },
  },
  '& + &': { borderTop: '[1px solid token(colors.line.faint)]' },
});
const title = css({
  gridArea: 'title',
  alignSelf: { base: 'start', md: 'end', xl: 'center' },
  fontWeight: 'strong',
  minW: '0',
  overflowWrap: 'anywhere',
});
const about = css({
  gridArea: 'about',
  display: { base: 'none', md: 'block' },
  alignSelf: { md: 'start', xl: 'center' },
  color: 'ink.soft',
  fontSize: 'table',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
// Between a phone and a wide page the amounts and the time are one cell, so that several amounts move neither title nor icon.
const far = css({ display: { base: 'contents', md: 'grid', xl: 'contents' }, gridArea: { md: 'far' } });
const amount = css({
  gridArea: { base: 'amount', md: 'auto', xl: 'amount' },
  alignSelf: { base: 'start', xl: 'center' },
  display: { base: 'grid', xl: 'flex' },
  justifyContent: 'end',
  columnGap: '4',
  textAlign: 'right',
  fontSize: '[0.9375rem]',
  fontWeight: 'figure',
});
const when = css({
  gridArea: { base: 'when', md: 'auto', xl: 'when' },
  alignSelf: { base: 'start', xl: 'center' },
  color: 'ink.soft',
  fontSize: 'table',
  md: { textAlign: 'right' },
  xl: { textAlign: 'left' },
});
const action = css({ gridArea: 'action', textAlign: 'right' });
const small = css({
  _print: { display: 'none' },
  md: { h: '[1.75rem]', w: 'full' },
  fontSize: '[0.8125rem !important]',
  // On a phone the row is the target, and the word says what it does.
  mdDown: {
    h: '[auto]',
    p: '0',
    border: '[0]',
    bg: '[transparent]',
    color: 'action',
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
});

/** The class of the action of a row. One in a view is solid. */
export const taskActionStyle = (isFirst: boolean) => cx(buttonStyle(isFirst ? 'solid' : 'ruled'), small);

const Row = ({ tone, ...given }: Task) => (
  <li className={cx(row, tones[tone].bar)}>
    <span className={tones[tone].square}>
      <Icon name={given.icon} />
    </span>
    <p className={title}>{given.title}</p>
    {given.about && <p className={about}>{given.about}</p>}
    {(given.amount || given.when) && (
      <div className={far}>
        {given.amount && <p className={amount}>{given.amount}</p>}
        {given.when && <p className={when}>{given.when}</p>}
      </div>
    )}
    {given.action && <div className={action}>{given.action}</div>}
  </li>
);

/** What waits for the user, one row for each kind. */
export function TaskList({ title: name, count, actions, rows, room }: TaskListProps) {
  return (
    <section aria-label={name} aria-busy={rows === null}>
      <div className={top}>
        <h2 className={heading}>{name}</h2>
        <span className={number}>{count !== null && formatCount(count)}</span>
        {actions}
      </div>
      <ul className={list}>
        {rows?.length === 0 && (
          <li>
            <NotLoaded isRuled />
          </li>
        )}
        {rows === null
          ? room.map((amounts, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows in a fixed order
              <li key={number} className={cx(blank, breathing)} data-amounts={amounts}>
                <SkeletonLine />
              </li>
            ))
          : rows.map((each) => <Row {...each} key={each.key} />)}
      </ul>
    </section>
  );
}
