import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import { Icon } from '../theme/Icon';
import { TextControl } from './control';
import { Field } from './Field';
import { useGroupedAmount } from './groupedAmount';
import type { TextFieldProps } from './TextField';

/** The possible currencies of the amount. */
interface CurrencyChoice {
  readonly label: string;
  readonly options: readonly string[];
  readonly onChoose: (currency: string) => void;
}

type AmountFieldProps = Pick<
  TextFieldProps,
  'label' | 'value' | 'onText' | 'hint' | 'problem' | 'readOnly' | 'waiting' | 'autoFocus'
> & {
  /** An action on the amount, at the end of its label. */
  readonly aside?: ReactNode;
  /** Empty before one is chosen. */
  readonly currency: string;
  /** Without it the currency is fixed. */
  readonly choice?: CurrencyChoice;
};

const tall = css.raw({ '--control': '3.25rem' });
const plainBox = css(tall);
// A currency that waits with its amount does not make the box look as if it could never be filled.
const waitingBox = css(tall, { '&&&:has(:disabled)': { bg: 'sheet', borderStyle: 'solid' } });
const code = css({ color: 'ink.soft', fontSize: 'body' });
const figure = css({ fontSize: '[1.375rem]', fontWeight: 'figure', letterSpacing: '[-0.015em]' });

/**
 * A field for an amount. It keeps the text as typed, and shows its thousands in groups while it has no focus (GEN-02). Its meaning is decided
 * elsewhere.
 */
export function AmountField({ label, hint, problem, aside, currency, choice, value, ...rest }: AmountFieldProps) {
  const shown = useGroupedAmount(value);
  return (
    <Field label={label} hint={hint} problem={problem} aside={aside}>
      {(control) => (
        <TextControl
          {...control}
          {...rest}
          {...shown}
          aria-describedby={
            [choice ? '' : `${control.id}-code`, control['aria-describedby']].filter(Boolean).join(' ') || undefined
          }
          inputMode="decimal"
          autoComplete="off"
          boxLook={rest.waiting ? waitingBox : plainBox}
          entryLook={figure}
          leading={
            !choice && (
              <span className={code} id={`${control.id}-code`}>
                {currency}
              </span>
            )
          }
          trailing={choice && <Currency {...choice} value={currency} disabled={rest.waiting ?? false} />}
        />
      )}
    </Field>
  );
}

const holder = css({ position: 'relative', display: 'flex', alignItems: 'center', h: 'full', color: 'action' });
const list = css({
  appearance: 'none',
  fieldSizing: 'content',
  h: 'full',
  minH: '[var(--control)]',
  pl: '2',
  pr: '[1.625rem]',
  bg: '[transparent]',
  color: 'action',
  fontSize: 'body',
  fontWeight: 'medium',
  cursor: 'pointer',
  // The box has a ring of its own around it.
  _focusVisible: { outlineOffset: '[-4px]' },
  '& option': { bg: 'sheet', color: 'ink' },
});
const arrow = css({ position: 'absolute', right: '1', pointerEvents: 'none' });

interface CurrencyProps extends CurrencyChoice {
  readonly value: string;
  readonly disabled: boolean;
}

function Currency({ label, options, value, disabled, onChoose }: CurrencyProps) {
  return (
    <span className={holder}>
      <select
        className={list}
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="" hidden>
          Choose
        </option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <span className={arrow}>
        <Icon name="chevron-down" />
      </span>
    </span>
  );
}
