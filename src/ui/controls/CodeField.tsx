import { css } from '../../../styled-system/css';
import { TextControl } from './control';
import { Field } from './Field';
import type { TextFieldProps } from './TextField';

type CodeFieldProps = Pick<TextFieldProps, 'label' | 'value' | 'onText' | 'hint' | 'problem' | 'waiting' | 'autoFocus'>;

const tall = css({ '--control': '3.5rem' });
const spaced = css({ fontSize: '[1.75rem]', fontWeight: 'figure', letterSpacing: '[0.3em]', fontVariantNumeric: 'tabular-nums' });

/** A one-time code in one field, not in boxes, so that it can be pasted, autofilled, and of any length. */
export function CodeField({ label, hint, problem, ...rest }: CodeFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) => (
        <TextControl
          {...control}
          {...rest}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          boxLook={tall}
          entryLook={spaced}
        />
      )}
    </Field>
  );
}
