import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import { wrapsLabels } from '../buttons/button.style';
import type { Tone } from '../feedback/StatusMark';

const stampBase = css.raw({
  display: 'inline-grid',
  justifyItems: 'center',
  px: { base: '[0.625rem]', md: '3' },
  pt: '[0.3125rem]',
  pb: '[0.375rem]',
  mt: '2',
  ml: 'auto',
  mr: '[0.375rem]',
  whiteSpace: 'nowrap',
  borderWidth: 'rule',
  borderColor: '[currentColor]',
  borderRadius: 'mark',
  rotate: '[-4deg]',
  fontSize: { base: 'lead', md: 'section' },
  lineHeight: 'body',
  fontWeight: 'strong',
  textAlign: 'center',
  '& small': {
    display: { base: 'none', md: 'block' },
    fontSize: '[0.6875rem]',
    lineHeight: '[0.875rem]',
    fontWeight: 'medium',
    letterSpacing: '[0.01em]',
  },
});
const kinds = {
  final: css.raw({ borderStyle: 'solid', outline: '[1px solid currentColor]', outlineOffset: '[2px]' }),
  // It has more words than the other, and stands beside the sum of a large order.
  waiting: css.raw({ borderStyle: 'dashed', px: '[0.625rem]', fontSize: { base: 'body', md: 'body' } }),
};
const inks = {
  green: css.raw({ color: 'tone.green.ink' }),
  red: css.raw({ color: 'tone.red.ink' }),
  orange: css.raw({ color: 'tone.orange.ink' }),
  blue: css.raw({ color: 'tone.blue.ink' }),
  indigo: css.raw({ color: 'tone.indigo.ink' }),
  plain: css.raw({ color: 'tone.plain.ink' }),
};

interface StampProps {
  readonly tone: Tone;
  /** The money has moved: solid and doubled. Else dashed. */
  readonly final: boolean;
  readonly date: string | null;
  readonly children: ReactNode;
}

/** The outcome of an order, as a stamp. */
export const Stamp = ({ tone, final, date, children }: StampProps) => (
  <span className={css(stampBase, final ? kinds.final : kinds.waiting, inks[tone])} data-stamp={final ? 'final' : 'waiting'}>
    {children}
    {date !== null && <small>{date}</small>}
  </span>
);

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  // A long sum leaves no room beside it, and the stamp goes below. It is turned, so it needs more room than its box.
  gap: '[0.75rem 0.5rem]',
  pb: '[1.125rem]',
  borderBottom: '[2px solid token(colors.line.ink)]',
});
const soft = css({ color: 'ink.soft' });
const about = css({ flexBasis: '[100%]', color: 'ink.soft', overflowWrap: 'anywhere', '& strong': { color: 'ink' } });

interface SumOfProps {
  /** What the sum is: `You refund`. */
  readonly label: string;
  readonly sum: ReactNode;
  /** Who it goes to. */
  readonly children?: ReactNode;
}

/** The one sum of a dialog, with what it is above it. */
export const SumOf = ({ label, sum, children }: SumOfProps) => (
  <div>
    <p className={soft}>{label}</p>
    <p>{sum}</p>
    {children && <p className={about}>{children}</p>}
  </div>
);

interface OutcomeHeadProps {
  /** What the sum is: `You paid`. */
  readonly label: string;
  readonly sum: ReactNode;
  /** Null while the outcome is loading. */
  readonly stamp: ReactNode;
  readonly children: ReactNode;
}

/** The sum of an order with its stamp, and who it went to. */
export const OutcomeHead = ({ label, sum, stamp, children }: OutcomeHeadProps) => (
  <div className={head}>
    <SumOf label={label} sum={sum} />
    {stamp}
    <p className={about}>{children}</p>
  </div>
);

const columns = css({
  display: 'grid',
  gap: { base: '5', md: '8' },
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
});

/** A statement for each currency, side by side if they fit. */
export const Columns = ({ children }: { readonly children: ReactNode }) => <div className={columns}>{children}</div>;

const aside = css(wrapsLabels, {
  display: 'flex',
  gap: '2',
  mr: 'auto',
  // A button is as wide as its words at least, so that a long one takes a row of its own.
  mdDown: { w: 'full', flexWrap: 'wrap', '& > [data-button]': { flex: '[1 0 auto]' } },
});

/** The secondary buttons of an outcome. On a phone they have a row of their own. */
export const AsideButtons = ({ children }: { readonly children: ReactNode }) => <div className={aside}>{children}</div>;
