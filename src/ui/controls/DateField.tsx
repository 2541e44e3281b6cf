import { memo } from 'react';
import { TextControl } from './control';
import { Field, type FieldProps } from './Field';

interface DateFieldProps extends Omit<FieldProps, 'children'> {
  /** An ISO date, or empty. */
  readonly value: string;
  readonly onText: (date: string) => void;
  /** The first and the last selectable day, as ISO dates. */
  readonly min?: string;
  readonly max?: string;
  readonly autoComplete?: string;
  readonly waiting?: boolean;
}

/** One day, in the browser's own field. */
export const DateField = memo(function DateField({ label, hint, problem, optional = false, ...rest }: DateFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem} optional={optional}>
      {(control) => <TextControl {...control} {...rest} type="date" />}
    </Field>
  );
});
