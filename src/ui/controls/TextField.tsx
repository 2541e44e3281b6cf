import { memo, type ReactNode } from 'react';
import { TextControl } from './control';
import { Field, type FieldProps } from './Field';
import { useGroupedAmount } from './groupedAmount';

export interface TextFieldProps extends Omit<FieldProps, 'children'> {
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly type?: 'text' | 'email' | 'password';
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'search';
  readonly autoComplete?: string;
  readonly autoFocus?: boolean;
  readonly name?: string;
  readonly trailing?: ReactNode;
  readonly readOnly?: boolean;
  /** What precedes the text in its box: a dial code. */
  readonly leading?: ReactNode;
  /** The form is being sent, so the field is locked until the response. */
  readonly waiting?: boolean;
  /** The field lost focus. */
  readonly onBlur?: () => void;
}

/** One line of text. No input is cut: the form shows an error for text that is too long. Only the edited field of a form rerenders. */
export const TextField = memo(function TextField({
  label,
  hint,
  problem,
  optional = false,
  autoFocus = false,
  ...rest
}: TextFieldProps) {
  const grouped = useGroupedAmount(rest.value);
  // GEN-02: an amount has its thousands in groups while it has no focus.
  const shown = rest.inputMode === 'decimal' ? { ...grouped, onBlur: both(grouped.onBlur, rest.onBlur) } : {};
  return (
    <Field label={label} hint={hint} problem={problem} optional={optional}>
      {(control) => <TextControl {...control} {...rest} {...shown} {...(autoFocus && firstFocus)} />}
    </Field>
  );
});

const both = (one: () => void, other: (() => void) | undefined) => () => {
  one();
  other?.();
};

/** React focuses an element with `autoFocus` but omits the attribute, which a dialog looks for. */
const firstFocus = { autoFocus: true, 'data-autofocus': true };
