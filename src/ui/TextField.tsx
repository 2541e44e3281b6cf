import { memo, type ReactNode } from 'react';
import { TextControl } from './control';
import { Field, type FieldProps } from './Field';

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
  /** What stands before the text in its box: a dial code. */
  readonly leading?: ReactNode;
  /** What was sent is on its way: it stays as it is until there is an answer. */
  readonly waiting?: boolean;
  /** The field was left. */
  readonly onBlur?: () => void;
}

/** One line of text. Nothing that is typed or pasted is cut: what is too long is for the form to say. In a form of many fields only the one that is typed into is drawn anew. */
export const TextField = memo(function TextField({
  label,
  hint,
  problem,
  optional = false,
  autoFocus = false,
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem} optional={optional}>
      {(control) => <TextControl {...control} {...rest} {...(autoFocus && firstFocus)} />}
    </Field>
  );
});

/** React focuses what mounts with `autoFocus`; a dialog looks for the attribute, which React leaves out. */
const firstFocus = { autoFocus: true, 'data-autofocus': true };
