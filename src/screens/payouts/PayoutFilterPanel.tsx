import { useState } from 'react';
import { namedDays, today } from '../../../machines/kit/days';
import type { PayoutFilter } from '../../../machines/payouts/payouts/payouts.machine';
import { DateRangeField } from '../../ui/DateRangeField';
import { FilterPanel } from '../../ui/FilterPanel';
import { SelectField } from '../../ui/SelectField';
import { PAYOUT_STATUSES, statusWords } from './status';

interface PayoutFilterPanelProps {
  readonly filter: PayoutFilter;
  readonly onApply: (filter: PayoutFilter) => void;
}

/** What is chosen counts once it is applied; until then it is nobody's but this panel's. */
export function PayoutFilterPanel({ filter, onApply }: PayoutFilterPanelProps) {
  const [draft, setDraft] = useState(filter);
  const count = [filter.status, filter.from || filter.to].filter(Boolean).length;
  return (
    <FilterPanel
      label="Filter"
      count={count}
      onApply={() => onApply({ ...filter, status: draft.status, from: draft.from, to: draft.to })}
      onReset={() => setDraft({ ...draft, status: '', from: '', to: '' })}
      onLeave={() => setDraft(filter)}
    >
      <SelectField
        label="Status"
        placeholder="All"
        optional
        value={draft.status}
        options={PAYOUT_STATUSES.map((status) => ({ value: status, label: statusWords(status) }))}
        onChoose={(status) => setDraft({ ...draft, status })}
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
