import { memo, useState } from 'react';
import { formatDay } from '../text/dates';
import { TextControl } from './control';
import { Field, type FieldProps } from './Field';

interface DateFieldProps extends Omit<FieldProps, 'children'> {
  /** An ISO date, what was typed if it is no day, or empty. */
  readonly value: string;
  readonly onText: (date: string) => void;
  /** Returns the ISO date that was typed, or null if the text is no day. */
  readonly read: (text: string) => string | null;
  readonly autoComplete?: string;
  readonly waiting?: boolean;
}

/** One day, typed in any usual way and shown as the product writes days, whatever the language of the browser is. */
export const DateField = memo(function DateField({
  label,
  hint = 'Such as 22-Nov-1990.',
  problem,
  optional = false,
  value,
  onText,
  read,
  ...rest
}: DateFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isDay = read(value) === value;
  return (
    <Field label={label} hint={hint} problem={problem} optional={optional}>
      {(control) => (
        <TextControl
          {...control}
          {...rest}
          value={typed ?? (isDay ? formatDay(value) : value)}
          onText={(text) => {
            setTyped(text);
            onText(read(text) ?? text);
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  );
});
