/** Two months in which a range of days is chosen. It loads late, because most visits never open it. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { css, cx } from '../../../styled-system/css';
import { formatDay, MONTHS } from '../text/dates';
import { Icon } from '../theme/Icon';
import type { DateRange } from './dateRange';
import { dayAfterKey, weeksOf } from './monthDays';

interface RangeCalendarProps extends DateRange {
  readonly today: string;
  readonly onChange: (range: DateRange) => void;
}

const months = css({ display: 'grid', gridTemplateColumns: '[repeat(auto-fit, minmax(14.5rem, 1fr))]', gap: '[0 1.25rem]' });
// Where only one month fits, the later one shows, which has today.
const earlier = css({ mdDown: { display: 'none' } });
const top = css({
  display: 'grid',
  gridTemplateColumns: '[var(--control-small) 1fr var(--control-small)]',
  alignItems: 'center',
});
const title = css({ gridColumn: '2', textAlign: 'center', fontWeight: 'strong' });
const turn = css({
  display: 'grid',
  placeItems: 'center',
  h: '[var(--control-small)]',
  borderRadius: 'control',
  cursor: 'pointer',
  '&:hover:not(:disabled)': { bg: 'hover' },
  _disabled: { color: 'ink.faint', cursor: 'not-allowed' },
});
const next = css({ gridColumn: '3' });
const onlyNarrow = css({ md: { display: 'none' } });
const table = css({ w: 'full', tableLayout: 'fixed', borderCollapse: 'collapse', fontSize: 'table', textAlign: 'center' });
const head = css({ h: '[2rem]', fontWeight: 'regular', color: 'ink.soft' });
const cell = css({ p: '0' });
const day = css({
  w: 'full',
  h: { base: '[2.75rem]', md: '[2.125rem]' },
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&:hover:not(:disabled, [data-end])': { bg: 'hover' },
  _disabled: { color: 'ink.faint', cursor: 'not-allowed' },
  '&[data-within]': { bg: 'chosen' },
  '&[data-end]': {
    bg: 'ink',
    color: 'page',
    fontWeight: 'strong',
    borderRadius: 'mark',
    _highContrast: { forcedColorAdjust: 'none', bg: '[Highlight]', color: '[HighlightText]' },
  },
  '&[aria-current]': { textDecoration: 'underline', textDecorationThickness: '[2px]', textUnderlineOffset: '[4px]' },
  _focusVisible: { outlineOffset: '[-2px]' },
});

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const monthOf = (iso: string) => Temporal.PlainDate.from(iso).toPlainYearMonth();

/** Whether a month is the later one of the two that show, or the one before it. */
const isBeside = (month: Temporal.PlainYearMonth, later: Temporal.PlainYearMonth) =>
  month.equals(later) || month.equals(later.subtract({ months: 1 }));

/** The arrow keys move by days and weeks, Page Up and Page Down by months, Home and End within a week. */
export default function RangeCalendar({ from, to, today, onChange }: RangeCalendarProps) {
  const chosen = to || from;
  const [at, setAt] = useState(chosen || today);
  const whole = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const [shown, setShown] = useState(() => monthOf(at));
  const [followed, setFollowed] = useState(chosen);
  // A range that was typed, or chosen by its name, may be in other months.
  if (followed !== chosen) {
    setFollowed(chosen);
    if (chosen !== '' && !isBeside(monthOf(chosen), shown)) {
      setAt(chosen);
      setShown(monthOf(chosen));
    }
  }
  useEffect(() => {
    if (isMoving.current) whole.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
    isMoving.current = false;
  }, [at]);
  const isLatest = Temporal.PlainYearMonth.compare(shown, monthOf(today)) >= 0;
  const show = (month: Temporal.PlainYearMonth) => {
    setShown(month);
    setAt(month.toPlainDate({ day: 1 }).toString());
  };
  const press = (event: KeyboardEvent) => {
    const moved = dayAfterKey(at, event.key);
    if (moved === null || moved > today) return;
    event.preventDefault();
    isMoving.current = true;
    setAt(moved);
    const month = monthOf(moved);
    if (Temporal.PlainYearMonth.compare(month, shown) > 0) setShown(month);
    // On a narrow page only the later month shows.
    const first = window.matchMedia('(min-width: 768px)').matches ? shown.subtract({ months: 1 }) : shown;
    if (Temporal.PlainYearMonth.compare(month, first) < 0) setShown(first.equals(shown) ? month : month.add({ months: 1 }));
  };
  const pick = (chosen: string) => {
    setAt(chosen);
    if (from === '' || to !== '') return onChange({ from: chosen, to: '' });
    onChange(chosen < from ? { from: chosen, to: from } : { from, to: chosen });
  };
  const days = { from, to, today, at, onPick: pick };
  const back = () => show(shown.subtract({ months: 1 }));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its days have the focus, and the keys move among them
    <div className={months} ref={whole} onKeyDown={press}>
      <div className={earlier}>
        <div className={top}>
          <Turn label="Previous month" icon="chevron-left" onPress={back} />
          <MonthTitle month={shown.subtract({ months: 1 })} />
        </div>
        <Month {...days} month={shown.subtract({ months: 1 })} />
      </div>
      <div>
        <div className={top}>
          <Turn look={onlyNarrow} label="Previous month" icon="chevron-left" onPress={back} />
          <MonthTitle month={shown} />
          <Turn
            look={next}
            label="Next month"
            icon="chevron-right"
            disabled={isLatest}
            onPress={() => show(shown.add({ months: 1 }))}
          />
        </div>
        <Month {...days} month={shown} />
      </div>
    </div>
  );
}

interface TurnProps {
  readonly label: string;
  readonly icon: 'chevron-left' | 'chevron-right';
  readonly look?: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

const Turn = ({ label, icon, look, disabled, onPress }: TurnProps) => (
  <button className={cx(turn, look)} type="button" aria-label={label} disabled={disabled} onClick={onPress}>
    <Icon name={icon} />
  </button>
);

const nameOf = ({ month, year }: Temporal.PlainYearMonth) => `${MONTHS[month - 1]} ${year}`;

const MonthTitle = ({ month }: { readonly month: Temporal.PlainYearMonth }) => (
  <span className={title} aria-live="polite">
    {nameOf(month)}
  </span>
);

interface MonthProps extends DateRange {
  readonly month: Temporal.PlainYearMonth;
  readonly today: string;
  /** The day that the tab key reaches. */
  readonly at: string;
  readonly onPick: (day: string) => void;
}

function Month({ month, from, to, today, at, onPick }: MonthProps) {
  return (
    <table className={table} aria-label={nameOf(month)}>
      <thead>
        <tr>
          {WEEK.map((name) => (
            <th key={name} className={head} scope="col" abbr={name}>
              {name.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((iso) => iso !== null)}>
            {week.map((iso, n) => (
              <td key={WEEK[n]} className={cell}>
                {iso && (
                  <button
                    className={day}
                    type="button"
                    data-day={iso}
                    data-end={iso === from || iso === to || undefined}
                    data-within={(from !== '' && to !== '' && iso > from && iso < to) || undefined}
                    aria-label={formatDay(iso)}
                    aria-pressed={iso === from || iso === to}
                    aria-current={iso === today ? 'date' : undefined}
                    disabled={iso > today}
                    tabIndex={iso === at ? 0 : -1}
                    onClick={() => onPick(iso)}
                  >
                    {Number(iso.slice(-2))}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
