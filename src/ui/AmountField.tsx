import { css } from '../../styled-system/css';
import { TextControl } from './control';
import { Field } from './Field';
import type { TextFieldProps } from './TextField';

type AmountFieldProps = Pick<TextFieldProps, 'label' | 'value' | 'onText' | 'hint' | 'problem' | 'readOnly' | 'autoFocus'> & {
  readonly currency: string;
};

const tall = css({ '--control': '3.25rem' });
const code = css({ color: 'ink.soft', fontSize: 'body' });
const figure = css({ fontSize: '[1.375rem]', fontWeight: 'figure', letterSpacing: '[-0.015em]' });

/** An amount as the user writes it; what it means is decided elsewhere. */
export function AmountField({ label, hint, problem, currency, ...rest }: AmountFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) => (
        <TextControl
          {...control}
          {...rest}
          aria-describedby={[`${control.id}-code`, control['aria-describedby']].filter(Boolean).join(' ')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
          boxLook={tall}
          entryLook={figure}
          leading={
            <span className={code} id={`${control.id}-code`}>
              {currency}
            </span>
          }
        />
      )}
    </Field>
  );
}
