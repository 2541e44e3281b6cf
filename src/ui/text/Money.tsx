import { css } from '../../../styled-system/css';
import { formatSigned } from './format';

interface MoneyProps {
  /** Decimal text in major units. */
  readonly amount: string;
  readonly currency: string;
  readonly size?: 'text' | 'figure' | 'sum';
  /** The column's heading shows the currency, or with `lg` a column of its own from there. It is shown here only where there is neither. */
  readonly inHead?: boolean | 'lg';
}

const base = css.raw({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
const sizes = {
  text: css(base),
  figure: css(base, {
    fontSize: { base: '[1.125rem]', md: '[1.375rem]' },
    lineHeight: 'figure',
    fontWeight: 'figure',
    letterSpacing: '[-0.018em]',
  }),
  sum: css(base, {
    fontSize: { base: '[1.75rem]', md: 'sum' },
    lineHeight: 'sum',
    fontWeight: 'figure',
    letterSpacing: '[-0.018em]',
  }),
};
const code = css({
  lineHeight: '[1]',
  fontSize: '[0.62em]',
  fontWeight: 'regular',
  color: 'ink.soft',
  letterSpacing: '[0.02em]',
});
const inline = css.raw({ fontSize: '[0.85em]', fontWeight: 'regular', color: 'ink.soft' });
const always = css(inline);
const headless = css(inline, { _wide: { display: 'none' } });
const ownColumn = css(inline, { lg: { display: 'none' } });

export function Money({ amount, currency, size = 'text', inHead = false }: MoneyProps) {
  const small = inHead === 'lg' ? ownColumn : inHead ? headless : always;
  return (
    <span className={sizes[size]}>
      <span className={size === 'text' ? small : code}>{currency}</span> {formatSigned(amount, currency)}
    </span>
  );
}
