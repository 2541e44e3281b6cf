import { useId } from 'react';
import { css } from '../../styled-system/css';
import { TextControl } from './control';
import { Words } from './Field';

/** ISO dates, or empty. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

interface DateRangeFieldProps extends DateRange {
  readonly label: string;
  readonly onChange: (range: DateRange) => void;
  readonly presets: readonly (DateRange & { readonly label: string })[];
  readonly problem?: string | null | undefined;
}

const group = css({ display: 'grid', gap: '[0.375rem]', minW: '0' });
const legend = css({ fontWeight: 'medium', mb: '[0.375rem]' });
const ends = css({ display: 'grid', gridTemplateColumns: '[repeat(auto-fit, minmax(9.5rem, 1fr))]', gap: '3' });
const end = css({ display: 'grid', gap: '1', minW: '0' });
const small = css({ color: 'ink.soft', fontSize: 'table', lineHeight: 'table' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', pt: '1' });
const preset = css({
  h: '[var(--control-small)]',
  px: '[0.625rem]',
  border: '[1px solid token(colors.line.control)]',
  borderRadius: 'control',
  bg: 'sheet',
  fontSize: 'table',
  fontWeight: 'medium',
  cursor: 'pointer',
  '&:hover:not([aria-pressed=true])': { bg: 'hover' },
  '&[aria-pressed=true]': {
    bg: 'ink',
    color: 'page',
    borderColor: 'ink',
    _highContrast: { forcedColorAdjust: 'none', bg: '[Highlight]', color: '[HighlightText]' },
  },
});

/** A range of days, both included, in the browser's own fields. Neither end can pass the other. */
export function DateRangeField({ label, from, to, onChange, presets, problem }: DateRangeFieldProps) {
  const id = useId();
  const told = problem ? { 'aria-invalid': true as const, 'aria-describedby': `${id}-problem` } : {};
  return (
    <fieldset className={group}>
      <legend className={legend}>{label}</legend>
      <div className={ends}>
        <div className={end}>
          <label className={small} htmlFor={`${id}-from`}>
            From
          </label>
          <TextControl
            {...told}
            id={`${id}-from`}
            type="date"
            max={to || undefined}
            value={from}
            onText={(text) => onChange({ from: text, to })}
          />
        </div>
        <div className={end}>
          <label className={small} htmlFor={`${id}-to`}>
            To
          </label>
          <TextControl
            {...told}
            id={`${id}-to`}
            type="date"
            min={from || undefined}
            value={to}
            onText={(text) => onChange({ from, to: text })}
          />
        </div>
      </div>
      {presets.length > 0 && (
        <div className={row}>
          {presets.map((each) => (
            <button
              key={each.label}
              className={preset}
              type="button"
              aria-pressed={each.from === from && each.to === to}
              onClick={() => onChange({ from: each.from, to: each.to })}
            >
              {each.label}
            </button>
          ))}
        </div>
      )}
      <Words id={id} problem={problem} />
    </fieldset>
  );
}
