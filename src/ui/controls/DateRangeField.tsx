import { lazy, Suspense, useId, useState } from 'react';
import { css } from '../../../styled-system/css';
import { formatDay } from '../text/dates';
import { formatCount } from '../text/format';
import { Icon } from '../theme/Icon';
import { TextControl } from './control';
import type { DateRange } from './dateRange';
import { Words } from './Field';

interface DateRangeFieldProps extends DateRange {
  readonly label: string;
  readonly onChange: (range: DateRange) => void;
  readonly presets: readonly (DateRange & { readonly label: string })[];
  /** Today's ISO day, after which no day can be chosen. */
  readonly today: string;
  /** Returns the ISO day of a typed text, or null. */
  readonly read: (text: string) => string | null;
  readonly problem?: string | null | undefined;
}

/** The calendar loads when the field first shows. The fields beside it work without it. */
const Calendar = lazy(() => import('./RangeCalendar'));

const group = css({ display: 'grid', gap: '3', minW: '0' });
// On a phone other filters stand above it.
const legend = css({ md: { srOnly: true }, mdDown: { mb: '[0.375rem]', fontWeight: 'medium' } });
const whole = css({
  display: 'grid',
  gap: '4',
  minW: '0',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[8.5rem minmax(0, 1fr)]' },
});
const main = css({
  display: 'grid',
  gap: '3',
  alignContent: 'start',
  minW: '0',
  pl: { md: '4' },
  borderLeft: { md: '[1px solid token(colors.line.faint)]' },
});
const ends = css({ display: 'grid', gridTemplateColumns: '[1fr auto 1fr]', gap: '2', alignItems: 'end' });
const end = css({ display: 'grid', gap: '1', minW: '0' });
const small = css({ fontWeight: 'medium' });
const between = css({ pb: '2', color: 'ink.faint' });
const list = css({
  display: 'grid',
  gridTemplateColumns: { base: '[1fr 1fr]', md: '[minmax(0, 1fr)]' },
  gap: { base: '2', md: '0' },
  alignContent: 'start',
});
const preset = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  minH: '[var(--control)]',
  px: '[0.625rem]',
  borderRadius: 'mark',
  border: { base: '[1px solid token(colors.line.control)]', md: '[none]' },
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover:not([aria-pressed=true])': { bg: 'hover' },
  '&[aria-pressed=true]': {
    bg: 'chosen',
    fontWeight: 'strong',
    _highContrast: { forcedColorAdjust: 'none', bg: '[Highlight]', color: '[HighlightText]' },
  },
});
const room = css({ minH: '[16.5rem]' });

/** A range of days, both included: from a list, from a calendar, or typed. */
export function DateRangeField({ label, from, to, onChange, presets, today, read, problem }: DateRangeFieldProps) {
  const id = useId();
  const shared = { id, problem: problem ?? null, read };
  return (
    <fieldset className={group}>
      <legend className={legend}>{label}</legend>
      <div className={whole}>
        <div className={list}>
          {presets.map((each) => (
            <Preset key={each.label} {...each} isChosen={each.from === from && each.to === to} onChange={onChange} />
          ))}
        </div>
        <div className={main}>
          <div className={ends}>
            <DayEntry {...shared} label="From" value={from} onDay={(day) => onChange({ from: day, to })} />
            <span className={between}>
              <Icon name="arrow-right" />
            </span>
            <DayEntry {...shared} label="To" value={to} onDay={(day) => onChange({ from, to: day })} />
          </div>
          <Words id={id} hint={hoursOf(read(from), read(to))} problem={problem} />
          <div className={room}>
            <Suspense>
              <Calendar from={read(from) ?? ''} to={read(to) ?? ''} today={today} onChange={onChange} />
            </Suspense>
          </div>
        </div>
      </div>
    </fieldset>
  );
}

/** What a range includes: whole days, in the zone of the dashboard. */
function hoursOf(from: string | null, to: string | null): string {
  const hours = '00:00:00 to 23:59:59 WAT';
  if (from === null || to === null || from > to) return `Whole days, ${hours}`;
  const days = Temporal.PlainDate.from(from).until(to).days + 1;
  return `${days === 1 ? '1 day' : `${formatCount(days)} days`}, ${hours}`;
}

interface PresetProps extends DateRange {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChange: (range: DateRange) => void;
}

const Preset = ({ label, from, to, isChosen, onChange }: PresetProps) => (
  <button className={preset} type="button" aria-pressed={isChosen} onClick={() => onChange({ from, to })}>
    {label}
    {isChosen && <Icon name="check" />}
  </button>
);

interface DayEntryProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly problem: string | null;
  readonly read: (text: string) => string | null;
  readonly onDay: (day: string) => void;
}

/** A day as text. It is rewritten as dates are shown once the field is left, and never while it is typed. */
function DayEntry({ id, label, value, problem, read, onDay }: DayEntryProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const iso = read(value);
  return (
    <div className={end}>
      <label className={small} htmlFor={`${id}-${label}`}>
        {label}
      </label>
      <TextControl
        {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
        id={`${id}-${label}`}
        autoComplete="off"
        placeholder="DD-MMM-YYYY"
        value={typed ?? (iso === null ? value : formatDay(iso))}
        onBlur={() => setTyped(null)}
        onText={(text) => {
          setTyped(text);
          onDay(read(text) ?? text.trim());
        }}
      />
    </div>
  );
}
