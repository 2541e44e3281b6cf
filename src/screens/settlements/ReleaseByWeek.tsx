import { useState } from 'react';
import { daysOfWeek, today } from '../../../machines/kit/values/days';
import type { ReserveSummary } from '../../../machines/settlements/reserveSummary/reserveSummary.machine';
import { mondayOf } from '../../../machines/settlements/rollingReserves/rollingReserves.rules';
import { css } from '../../../styled-system/css';
import { TextButton } from '../../ui/buttons/TextButton';
import { BarButtons, BarsSkeleton } from '../../ui/chart/BarButtons';
import { scaleOf } from '../../ui/chart/scale';
import { Section } from '../../ui/layout/Section';
import { SummaryTable } from '../../ui/tables/SummaryTable';
import { formatDay } from '../../ui/text/dates';
import { formatAmount, formatSigned } from '../../ui/text/format';

const small = css({ color: 'ink.soft', fontSize: 'note', lineHeight: 'note' });

interface ReleaseByWeekProps {
  readonly summary: ReserveSummary;
  /** The Monday of the week that filters the list. Empty if none does. */
  readonly week: string;
  readonly onChoose: (week: string) => void;
}

/** Returns a week as its first and last day. */
export const weekInWords = (monday: string) => {
  const { from, to } = daysOfWeek(monday);
  return from === '' ? monday : `${formatDay(from)} – ${formatDay(to)}`;
};

/** Its place while the summary loads. */
export const ReleaseByWeekOutline = () => (
  <Section title="Release by week">
    <BarsSkeleton />
  </Section>
);

/** RSV-01: what is released in which week, as bars or as a table. Their sum is what is held. A bar filters the list. */
export function ReleaseByWeek({ summary: { weeks, held, currency }, week, onChoose }: ReleaseByWeekProps) {
  const [isTable, setTable] = useState(false);
  const monday = mondayOf(today());
  if (weeks.length === 0) return null;
  const unit = [currency, scaleOf(weeks.map(({ amount }) => amount)).word].filter(Boolean).join(' ');
  return (
    <Section
      title="Release by week"
      actions={
        <>
          <span className={small}>{unit}, week from Monday</span>
          <TextButton onPress={() => setTable(!isTable)}>{isTable ? 'Show as chart' : 'Show as table'}</TextButton>
        </>
      }
    >
      {isTable ? (
        <SummaryTable
          caption="Release by week"
          heads={['Week', 'Settlements', `Released (${currency})`]}
          rows={weeks.map(({ start, amount, count }) => ({
            name: weekInWords(start),
            amounts: [String(count), formatSigned(amount, currency)],
          }))}
          total={{
            label: 'Held in reserve',
            amounts: [String(weeks.reduce((sum, { count }) => sum + count, 0)), formatSigned(held, currency)],
          }}
        />
      ) : (
        <BarButtons
          label="Release by week"
          bars={weeks.map(({ start, amount }, at) => ({
            key: start,
            label: start === monday ? 'This week' : formatDay(start).slice(0, 6),
            ...(isNewYear(start, weeks[at - 1]?.start) && { note: start.slice(0, 4) }),
            amount,
            name: `${start === monday ? 'This week' : weekInWords(start)}, ${formatAmount(amount, currency)}`,
            isAhead: start > monday,
          }))}
          chosen={week === '' ? null : week}
          // A second press shows all weeks again.
          onChoose={(start) => onChoose(start === week ? '' : start)}
        />
      )}
    </Section>
  );
}

const isNewYear = (start: string, before: string | undefined) => before !== undefined && before.slice(0, 4) !== start.slice(0, 4);
