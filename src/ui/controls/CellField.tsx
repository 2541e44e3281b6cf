import { css, cx } from '../../../styled-system/css';
import { TextControl } from './control';
import { useGroupedAmount } from './groupedAmount';

interface CellFieldProps {
  /** Label for screen readers only, because the column's heading does not name the row. */
  readonly label: string;
  /** The name of its column, by which it is found in its row. */
  readonly name: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly wrong?: boolean;
  readonly numeric?: boolean;
  /** The id of what is said about it. */
  readonly describedBy?: string | undefined;
}

const low = css({
  h: { base: '[2.75rem]', md: '[2rem]' },
  minW: { base: '[8rem]', md: '[6rem]', lg: '[8rem]' },
  '@media (width >= 90rem)': { '@container (width < 60rem)': { minW: '[7rem]' } },
  // The tone of its row, more specific than the box's own.
  '&&:has([aria-invalid])': { borderColor: 'tone.orange.ink', borderWidth: 'hair', px: '[0.625rem]' },
});
// A reference can be read whole.
const lowText = cx(
  low,
  css({
    lg: { minW: '[10rem]' },
    // Beside a queue a row may have a field in each column.
    '@media (width >= 90rem)': { '@container (width < 60rem)': { minW: '[7rem]' } },
  }),
);
const inside = css({ minH: { md: '[1.875rem]' } });
// Below the head of its column, as the amounts of the other rows.
const insideRight = cx(inside, css({ textAlign: { md: 'right' } }));

/** An editable cell of a table. */
export function CellField({ label, name, value, onText, wrong = false, numeric = false, describedBy }: CellFieldProps) {
  const grouping = useGroupedAmount(value);
  return (
    <TextControl
      aria-label={label}
      name={name}
      aria-invalid={wrong || undefined}
      aria-describedby={describedBy}
      autoComplete="off"
      // As narrow as the box lets it be, so that the other columns keep their room.
      size={1}
      inputMode={numeric ? 'decimal' : 'text'}
      {...(numeric ? grouping : { value })}
      onText={onText}
      boxLook={numeric ? low : lowText}
      entryLook={numeric ? insideRight : inside}
    />
  );
}
