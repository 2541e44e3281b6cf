import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import { wrapsLabels } from '../buttons/button.style';
import { Icon } from '../theme/Icon';

export interface FootMark {
  readonly label: string;
  readonly state: 'met' | 'missing' | 'wrong';
}

interface PageFootProps {
  /** What the action needs, each with its state. Without it, nothing. */
  readonly marks?: readonly FootMark[];
  /** That the draft is saved. It changes as the merchant types, so that it is not announced. */
  readonly saved?: ReactNode;
  /** What to do next. */
  readonly note: string | null;
  /** The way back, at the other end. */
  readonly back?: ReactNode;
  readonly actions: ReactNode;
}

const foot = css({
  position: 'sticky',
  bottom: '[var(--page-foot, 0px)]',
  zIndex: 'sticky',
  mt: 'auto',
  display: 'flex',
  // With room for one line its words wrap, so that the buttons stay at the end.
  flexWrap: { base: 'wrap', xl: 'nowrap' },
  alignItems: 'center',
  columnGap: { base: '6', xl: '4', '2xl': '6' },
  rowGap: '2',
  mx: { base: '-4', md: '[calc(-1 * var(--page-inline, 2rem))]' },
  mb: { base: '[-2.5rem]', md: '[calc(-1 * var(--page-bottom, 3rem))]' },
  px: { base: '4', md: '[var(--page-inline, 2rem)]' },
  py: '3',
  bg: 'sheet',
  borderTop: '[2px solid token(colors.line.ink)]',
});
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '1',
  fontSize: 'table',
  lineHeight: 'table',
  // A phone has room for what is wrong only. The note names what is missing.
  mdDown: { '& > :not([data-state=wrong])': { srOnly: true }, '&:not(:has([data-state=wrong]))': { srOnly: true } },
});
const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  color: 'ink.soft',
  '&[data-state=met]': { color: 'tone.green.ink' },
  '&[data-state=wrong]': { color: 'danger', fontWeight: 'strong' },
});
const words = css({ color: 'ink.soft', fontSize: 'note', lineHeight: 'note', ml: { xl: 'auto' } });
const doing = css(wrapsLabels, {
  display: 'flex',
  // Three of them have no room beside each other on a phone.
  flexWrap: { base: 'wrap', md: 'nowrap' },
  gap: '3',
  flex: { xl: 'none' },
  // Beside the note, which takes the free room.
  ml: { md: 'auto', xl: '0' },
  w: { base: 'full', md: '[auto]' },
  '& > *': { flex: { base: '[1 1 auto]', md: '[none]' } },
});
const hidden = css({ srOnly: true });

const SIGNS = { met: 'check', missing: 'circle-dashed', wrong: 'triangle-alert' } as const;
const SAID = { met: 'done', missing: 'missing', wrong: 'needs a correction' } as const;

/** The foot of a long page: what its action needs, what to do next, and the action. It stays in view. */
export const PageFoot = ({ marks = [], saved, note, back, actions }: PageFootProps) => (
  <div className={foot} data-page-foot>
    {back}
    {marks.length > 0 && (
      <ul className={list} aria-label="What Save needs">
        {marks.map(({ label, state }) => (
          <li key={label} className={mark} data-state={state}>
            <Icon name={SIGNS[state]} />
            {label}
            <span className={hidden}>: {SAID[state]}</span>
          </li>
        ))}
      </ul>
    )}
    {saved}
    <span className={words} role="status">
      {note}
    </span>
    <div className={doing}>{actions}</div>
  </div>
);
