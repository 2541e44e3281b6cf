import { useId } from 'react';
import { css } from '../../../styled-system/css';
import { TextControl } from './control';
import { useGroupedAmount } from './groupedAmount';

interface CellAmountProps {
  /** Label for screen readers only, because the column's heading does not name the row. */
  readonly label: string;
  /** The currency's code, or the percent sign. */
  readonly unit: string;
  readonly value: string;
  readonly wrong: boolean;
  /** The id of what is said about it. */
  readonly describedBy: string | undefined;
  /** What it is part of is being sent. */
  readonly waiting: boolean;
  readonly onText: (text: string) => void;
}

const box = css.raw({ '--control': { base: '2.75rem', md: '2.25rem' }, ml: 'auto' });
const percent = css(box, { w: { base: '[6.5rem]', md: '[7rem]' } });
const money = css(box, { w: { base: '[8.5rem]', md: '[11rem]' } });
const figure = css({ textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontWeight: 'figure' });

/** A cell of a table in which an amount, or a part of a whole, is typed. Enter submits nothing. */
export function CellAmount({ label, unit, value, wrong, describedBy, ...rest }: CellAmountProps) {
  const id = useId();
  return (
    <TextControl
      {...rest}
      {...useGroupedAmount(value)}
      aria-label={label}
      aria-invalid={wrong || undefined}
      aria-describedby={[`${id}-unit`, describedBy].filter(Boolean).join(' ')}
      aria-required
      autoComplete="off"
      inputMode="decimal"
      // As narrow as the box lets it be.
      size={1}
      boxLook={unit === '%' ? percent : money}
      entryLook={figure}
      trailing={<span id={`${id}-unit`}>{unit}</span>}
    />
  );
}
