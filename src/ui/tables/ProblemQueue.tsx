import { type ReactNode, useRef } from 'react';
import { css, cx } from '../../../styled-system/css';
import { buttonStyle } from '../buttons/button.style';
import { Icon } from '../theme/Icon';
import { useQueueRoom } from './useQueueRoom';

export interface QueueItem {
  readonly key: string;
  readonly title: string;
  /** How many it is about. */
  readonly count: string;
  readonly about?: string | null;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
}

interface ProblemQueueProps {
  readonly title: string;
  /** The items around the current one, if there are many. */
  readonly items: readonly QueueItem[];
  /** How many there are, and the place of the first shown and of the current one among them. */
  readonly of: number;
  readonly from: number;
  readonly at: number;
  readonly onStep: (by: -1 | 1) => void;
}

const whole = css({
  display: 'grid',
  alignContent: 'start',
  minW: '0',
  // The list scrolls instead of growing past the foot of the page.
  '@media (width >= 90rem)': {
    position: 'sticky',
    top: '4',
    maxH: '[var(--queue-room, calc(100dvh - 20rem))]',
    gridTemplateRows: '[auto minmax(0, 1fr)]',
  },
  // On a phone its head stays in view while the rows scroll, and its list does not.
  mdDown: { display: 'contents' },
  // Between, the current problem is one line that stays in view, so that the queue never pushes rows away.
  '@media (48rem <= width < 90rem)': {
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    h: '[2.5rem]',
    px: '3',
    borderLeft: '[3px solid token(colors.tone.orange.ink)]',
    bg: 'tone.orange.ground',
    color: 'tone.orange.ink',
  },
});
const top = css({
  display: 'flex',
  alignItems: 'center',
  gap: '[0.375rem]',
  py: '[0.375rem]',
  bg: 'page',
  borderBottom: '[2px solid token(colors.line.ink)]',
  mdDown: { position: 'sticky', top: '0', zIndex: 'sticky' },
  '@media (48rem <= width < 90rem)': { order: '[2]', py: '0', bg: '[transparent]', borderBottom: '[0]' },
});
const heading = css({
  fontSize: 'body',
  lineHeight: 'body',
  fontWeight: 'strong',
  mr: 'auto',
  '@media (48rem <= width < 90rem)': { srOnly: true },
});
const where = css({
  color: 'ink.soft',
  fontSize: 'note',
  lineHeight: 'note',
  whiteSpace: 'nowrap',
  '@media (48rem <= width < 90rem)': { color: '[inherit]' },
});
const small = css({
  // More specific than a button's own padding.
  '&&': { w: { base: '[2.75rem]', md: '[1.75rem]' }, minW: '0', h: '[var(--control-small)]', px: '0' },
});
// What the colour says, where the head of the list is not shown.
const sign = css({ display: 'none', '@media (48rem <= width < 90rem)': { display: 'block', flex: 'none' } });
const list = css({
  minH: '0',
  '@media (width >= 90rem)': { overflowY: 'auto' },
  '@media (width < 90rem)': { flex: '1', minW: '0' },
});
const item = css({
  display: 'grid',
  gap: '1',
  alignContent: 'start',
  justifyItems: 'start',
  py: '3',
  pl: '3',
  pr: '3',
  borderBottom: '[1px solid token(colors.line.faint)]',
  borderLeft: '[3px solid transparent]',
  fontSize: 'table',
  lineHeight: 'table',
  '&[aria-current]': {
    borderLeftColor: 'tone.orange.ink',
    bg: '[color-mix(in srgb, token(colors.tone.orange.ground) 45%, token(colors.page))]',
  },
  // Where it is not beside the rows, it shows one at a time, so that the rows are near.
  '@media (width < 90rem)': { '&:not([aria-current])': { display: 'none' } },
  '@media (48rem <= width < 90rem)': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    p: '0',
    border: '[0]',
    '&[aria-current]': { bg: '[transparent]' },
  },
});
const line = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '2',
  w: 'full',
  '@media (48rem <= width < 90rem)': { w: '[auto]', flex: 'none' },
});
const name = css({ fontWeight: 'medium', '@media (48rem <= width < 90rem)': { fontWeight: 'strong' } });
const soft = css({ color: 'ink.soft', '@media (48rem <= width < 90rem)': { color: '[inherit]' } });
const under = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  rowGap: '1',
  color: 'ink.soft',
  fontSize: 'note',
  lineHeight: 'note',
  // The row itself is gone to by the arrows.
  '@media (48rem <= width < 90rem)': { display: 'none' },
});
const words = css({
  overflowWrap: 'anywhere',
  '@media (48rem <= width < 90rem)': {
    flex: '1',
    minW: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});
const doing = css({
  '--control': { md: '1.75rem' },
  '--control-text': { md: '0.8125rem' },
  display: 'flex',
  flexWrap: 'wrap',
  gap: '[0.375rem]',
  mt: '1',
  '& button': { whiteSpace: 'normal' },
  '@media (48rem <= width < 90rem)': {
    flexWrap: 'nowrap',
    flex: 'none',
    ml: 'auto',
    mt: '0',
    '& button': { whiteSpace: 'nowrap' },
  },
});

interface StepProps {
  readonly label: string;
  readonly letter: string;
  readonly icon: 'arrow-up' | 'arrow-down';
  readonly onPress: () => void;
}

const Step = ({ label, letter, icon, onPress }: StepProps) => (
  <button
    className={cx(buttonStyle(), small)}
    type="button"
    aria-label={label}
    aria-keyshortcuts={letter}
    title={`${label} (${letter})`}
    onClick={onPress}
  >
    <Icon name={icon} />
  </button>
);

/** A queue of problems with what can be done about each. From 1440 px it is next to the rows. Above them it is the current problem alone, in one line unless on a phone. */
export function ProblemQueue({ title, items, of, from, at, onStep }: ProblemQueueProps) {
  const queue = useRef<HTMLElement>(null);
  useQueueRoom(queue, items[at - from]?.key ?? null);
  return (
    <section className={whole} aria-label="Problems" ref={queue}>
      <div className={sign}>
        <Icon name="triangle-alert" />
      </div>
      <div className={top}>
        <h2 className={heading}>{title}</h2>
        <span className={where} role="status">
          {at + 1} of {of}
        </span>
        <Step label="Previous problem" letter="K" icon="arrow-up" onPress={() => onStep(-1)} />
        <Step label="Next problem" letter="J" icon="arrow-down" onPress={() => onStep(1)} />
      </div>
      <ol className={list}>
        {items.map((each, place) => (
          <li key={each.key} className={item} aria-current={from + place === at ? 'true' : undefined}>
            <div className={line}>
              <h3 className={name}>{each.title}</h3>
              <span className={soft}>{each.count}</span>
            </div>
            {each.about && <p className={words}>{each.about}</p>}
            {each.note && <div className={under}>{each.note}</div>}
            {each.actions && <div className={doing}>{each.actions}</div>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const solved = css({
  position: 'sticky',
  top: '0',
  zIndex: 'sticky',
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minH: '[2.5rem]',
  px: '3',
  borderLeft: '[3px solid token(colors.tone.green.ink)]',
  bg: 'tone.green.ground',
  color: 'tone.green.ink',
  fontSize: 'table',
  lineHeight: 'table',
  fontWeight: 'strong',
  '@media (width >= 90rem)': { top: '4' },
});

/** Stands in the place of the queue once its last problem is solved. */
export const QueueSolved = ({ children }: { readonly children: string }) => (
  <p className={solved} role="status">
    <Icon name="circle-check" />
    {children}
  </p>
);

const beside = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  rowGap: '4',
  minW: '0',
  '--rows-bottom': '7rem',
  // The heads stand below the line of the current problem, and the rows below both.
  '--rows-top': { md: '2.5rem' },
  '@media (48rem <= width < 90rem)': { '&[data-queue]': { '--heads-top': '2.5rem', '--rows-top': '5rem' } },
  '@media (width >= 90rem)': {
    '&[data-queue]': { gridTemplateColumns: '[minmax(0, 1fr) 17.5rem]', columnGap: '8', alignItems: 'start' },
    '& > :first-child:not(:only-child)': { order: '[2]' },
  },
});

interface BesideQueueProps {
  /** Null if there are no problems. */
  readonly queue: ReactNode;
  readonly children: ReactNode;
}

/** Rows with their queue of problems. The queue comes first for keyboards and screen readers. */
export const BesideQueue = ({ queue, children }: BesideQueueProps) => (
  <div className={beside} data-queue={queue ? true : undefined}>
    {queue}
    <div>{children}</div>
  </div>
);
