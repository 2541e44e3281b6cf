import { css } from '../../../styled-system/css';
import { Select } from './Select';
import type { Option } from './SelectField';

interface SelectInLineProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChoose: (value: string) => void;
}

const line = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  whiteSpace: 'nowrap',
  // Beside a search it is as wide as the chosen option, and the search has the room.
  'search ~ &': { '& select': { fieldSizing: 'content' } },
});
// In a short bar beside a search the chosen option says enough.
const words = css({ 'search ~ label > &': { '@container (width < 52rem)': { srOnly: true } } });

/** A choice in a row of tools, with its label beside it. */
export const SelectInLine = ({ label, value, options, onChoose }: SelectInLineProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is in the label
  <label className={line}>
    <span className={words}>{label}</span>
    <Select value={value} onChange={(event) => onChoose(event.target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  </label>
);
