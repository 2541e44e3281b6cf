import { css } from '../../styled-system/css';
import { TextControl } from './control';

interface CellFieldProps {
  /** Label for screen readers only, because the column's heading does not name the row. */
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly wrong?: boolean;
  readonly numeric?: boolean;
}

const low = css({ h: { base: '[2.75rem]', md: '[2rem]' }, minW: { base: '[8rem]', md: '[6rem]', lg: '[8rem]' } });
const inside = css({ minH: { md: '[1.875rem]' } });

/** An editable cell of a table. */
export const CellField = ({ label, value, onText, wrong = false, numeric = false }: CellFieldProps) => (
  <TextControl
    aria-label={label}
    aria-invalid={wrong || undefined}
    autoComplete="off"
    inputMode={numeric ? 'decimal' : 'text'}
    value={value}
    onText={onText}
    boxLook={low}
    entryLook={inside}
  />
);
