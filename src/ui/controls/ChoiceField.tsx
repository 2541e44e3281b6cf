import { useId } from 'react';
import { css, cx } from '../../../styled-system/css';
import { Words } from './Field';
import type { Option } from './SelectField';

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  /** Label for screen readers only, where the choices are clear by themselves. */
  readonly isLabelHidden?: boolean;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly options: readonly (Option & { readonly value: Value })[];
  readonly problem?: string | null | undefined;
  readonly hint?: string;
  /** The form is being sent, so the choice is locked until the response. It keeps the focus. */
  readonly disabled?: boolean;
}

const group = css({ display: 'grid', gap: '[0.375rem]', justifyItems: 'start', minW: '0' });
const unseen = css({ srOnly: true });
const legend = css({ fontWeight: 'medium', mb: '[0.375rem]' });
const strip = css({
  display: 'inline-flex',
  maxW: 'full',
  h: '[var(--control)]',
  p: '[2px]',
  borderWidth: 'hair',
  borderStyle: 'solid',
  borderColor: 'line.control',
  borderRadius: 'control',
  bg: 'sheet',
});
/** Without a visible label, the choices share the width of a narrow page. */
const shared = css({
  display: 'flex',
  w: { base: 'full', md: '[auto]' },
  mdDown: { overflowX: 'auto' },
  // Each as wide as its words at least.
  '& > label': { flex: '[1 0 auto]', justifyContent: 'center', mdDown: { px: '2' } },
});
const choice = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  px: '3',
  borderRadius: '[1.5px]',
  color: 'ink.soft',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:has([aria-disabled])': { cursor: 'default' },
  '&:hover:not(:has(:checked, [aria-disabled]))': { color: 'ink' },
  '&:has(:checked)': { bg: 'ink', color: 'page' },
  '&:has(:focus-visible)': { outline: '[2px solid token(colors.focus)]', outlineOffset: '[3px]' },
});
const radio = css({ position: 'absolute', inset: '[-3px 0]', opacity: '0', cursor: '[inherit]', m: '0' });

/** A few exclusive choices side by side. They are real radio buttons, so the browser handles arrow keys and names. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, isLabelHidden = false, value, onChoose, options, problem, hint, disabled = false } = props;
  const id = useId();
  return (
    <fieldset className={group} aria-describedby={problem ? `${id}-problem` : hint ? `${id}-hint` : undefined}>
      <legend className={isLabelHidden ? unseen : legend}>{label}</legend>
      <div className={isLabelHidden ? cx(strip, shared) : strip}>
        {options.map((option) => (
          <label key={option.value} className={choice}>
            <input
              className={radio}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              aria-disabled={disabled || undefined}
              onChange={() => disabled || onChoose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <Words id={id} hint={hint} problem={problem} />
    </fieldset>
  );
}
