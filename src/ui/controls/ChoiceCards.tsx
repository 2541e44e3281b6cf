import { useId } from 'react';
import { css } from '../../../styled-system/css';

interface ChoiceCard<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly about: string;
  /** Why it cannot be chosen, or null. */
  readonly reason?: string | null;
}

interface ChoiceCardsProps<Value extends string> {
  readonly label: string;
  readonly value: Value | '';
  readonly options: readonly ChoiceCard<Value>[];
  /** It can only be read. */
  readonly disabled?: boolean;
  readonly onChoose: (value: Value) => void;
}

const group = css({ minW: '0' });
const hidden = css({ srOnly: true });
const cards = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
  border: '[1px solid token(colors.line.control)]',
  borderRadius: 'control',
  '&[data-off]': { borderStyle: 'dashed', color: 'ink.soft' },
});
const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '[1.125rem minmax(0, 1fr)]',
  columnGap: '3',
  alignContent: 'start',
  px: '4',
  py: '3',
  cursor: 'pointer',
  '&:has(:disabled)': { cursor: 'default' },
  '& + &': {
    borderLeft: { md: '[1px solid token(colors.line.control)]' },
    borderTop: { base: '[1px solid token(colors.line.control)]', md: '[0]' },
  },
  '&:has(:checked)': { bg: 'chosen', boxShadow: '[inset 0 -3px 0 token(colors.action)]' },
  '&:has(:checked:disabled)': { bg: '[transparent]', boxShadow: '[none]' },
  '&:has(:focus-visible)': { outline: '[2px solid token(colors.focus)]', outlineOffset: '[2px]', zIndex: '[1]' },
});
const radio = css({ w: '[1.125rem]', h: '[1.125rem]', mt: '[1px]', accentColor: 'action', cursor: '[inherit]' });
const name = css({ fontWeight: 'strong' });
const why = css({ display: 'block' });
const about = css({ gridColumn: '2', color: 'ink.soft', fontSize: 'table', lineHeight: 'table', mt: '1' });

/** Two choices side by side, each with what it means. They are real radio buttons, so the browser handles arrow keys. */
export function ChoiceCards<Value extends string>({
  label,
  value,
  options,
  disabled = false,
  onChoose,
}: ChoiceCardsProps<Value>) {
  const id = useId();
  return (
    <fieldset className={group}>
      <legend className={hidden}>{label}</legend>
      <div className={cards} data-off={disabled || undefined}>
        {options.map((option) => (
          <label key={option.value} className={card}>
            <input
              className={radio}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || Boolean(option.reason)}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={`${id}-${option.value}-about`}
              onChange={() => onChoose(option.value)}
            />
            <span className={name} id={`${id}-${option.value}`}>
              {option.label}
            </span>
            <span className={about} id={`${id}-${option.value}-about`}>
              {option.about}
              {option.reason && <span className={why}>{option.reason}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
