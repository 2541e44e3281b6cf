import { memo } from 'react';
import { lengthOf } from '../../../contract/shownText';
import { css } from '../../../styled-system/css';
import { box } from './control';
import { Field, type FieldProps } from './Field';

interface TextAreaFieldProps extends Omit<FieldProps, 'children'> {
  readonly value: string;
  readonly onText: (text: string) => void;
  /** The maximum number of characters, counted below. Longer text is not cut, and the form shows the error. */
  readonly limit?: number;
  readonly rows?: number;
  readonly waiting?: boolean;
}

const area = css(
  css.raw(box, {
    display: 'block',
    h: '[auto]',
    minH: '[5.5rem]',
    py: '[0.5rem]',
    color: 'ink',
    lineHeight: '[1.5]',
    whiteSpace: 'pre-wrap',
    resize: 'vertical',
    _focusVisible: { borderColor: 'focus', outline: '[2px solid token(colors.focus)]', outlineOffset: '[-1px]' },
    '&[aria-invalid]': { borderColor: 'danger', borderWidth: 'rule', px: '[0.5625rem]' },
  }),
);
const foot = css({ display: 'flex', justifyContent: 'space-between', gap: '3' });
const left = css({ ml: 'auto', whiteSpace: 'nowrap', color: 'ink.faint', fontVariantNumeric: 'tabular-nums' });

const held = { readOnly: true, 'aria-busy': true };

/** Several lines of text, with the number of characters. */
export const TextAreaField = memo(function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, problem, optional = false, value, onText, limit, rows = 3, waiting = false } = props;
  const count = countOf(value, limit);
  const hintWithCount = count ? (
    <span className={foot}>
      <span>{hint}</span>
      <span className={left}>{count}</span>
    </span>
  ) : (
    hint
  );
  return (
    <Field label={label} hint={hintWithCount} problem={problem} optional={optional}>
      {(control) => (
        <textarea
          {...control}
          {...(waiting && held)}
          className={area}
          rows={rows}
          value={value}
          onChange={(event) => onText(event.target.value)}
        />
      )}
    </Field>
  );
});

/** Counts characters as a reader sees them. */
const countOf = (value: string, limit: number | undefined): string | null =>
  limit === undefined ? null : `${lengthOf(value)} of ${limit}`;
