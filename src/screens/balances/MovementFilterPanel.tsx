import { useState } from 'react';
import type { MovementFilter } from '../../../machines/balances/walletHistory/walletHistory.machine';
import { namedDays, today } from '../../../machines/kit/days';
import { DateRangeField } from '../../ui/DateRangeField';
import { FilterPanel } from '../../ui/FilterPanel';
import { SelectField } from '../../ui/SelectField';
import { everything } from './movementFilter';

interface MovementFilterPanelProps {
  readonly filter: MovementFilter;
  readonly currencies: readonly string[];
  readonly onApply: (filter: MovementFilter) => void;
}

const DIRECTIONS = [
  { value: 'C', label: 'Credit' },
  { value: 'D', label: 'Debit' },
] as const;

/** What is chosen counts once it is applied; until then it is nobody's but this panel's. */
export function MovementFilterPanel({ filter, currencies, onApply }: MovementFilterPanelProps) {
  const [draft, setDraft] = useState(filter);
  return (
    <FilterPanel
      label="Filter"
      count={[filter.direction, filter.currency, filter.from || filter.to].filter(Boolean).length}
      onApply={() => onApply(draft)}
      onReset={() => setDraft(everything)}
      onLeave={() => setDraft(filter)}
    >
      <SelectField
        label="Direction"
        placeholder="All"
        optional
        value={draft.direction}
        options={DIRECTIONS}
        onChoose={(chosen) => setDraft({ ...draft, direction: DIRECTIONS.find(({ value }) => value === chosen)?.value ?? '' })}
      />
      <SelectField
        label="Wallet"
        placeholder="All"
        optional
        value={draft.currency}
        options={currencies.map((currency) => ({ value: currency, label: currency }))}
        onChoose={(currency) => setDraft({ ...draft, currency })}
      />
      <DateRangeField
        label="Date Range"
        from={draft.from}
        to={draft.to}
        presets={namedDays(today())}
        onChange={({ from, to }) => setDraft({ ...draft, from, to })}
      />
    </FilterPanel>
  );
}
