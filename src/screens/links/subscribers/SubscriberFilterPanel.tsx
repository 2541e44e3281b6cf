import { useState } from 'react';
import { namedDays, today } from '../../../../machines/kit/days';
import type { SubscriberFilter } from '../../../../machines/links/subscribers/subscribers.machine';
import { STATUSES } from '../../../../machines/links/subscribers/subscribers.machine';
import { DateRangeField } from '../../../ui/DateRangeField';
import { FilterPanel } from '../../../ui/FilterPanel';
import { SelectField } from '../../../ui/SelectField';
import { statusIn } from './subscriberFilter';

interface SubscriberFilterPanelProps {
  readonly filter: SubscriberFilter;
  readonly onApply: (filter: SubscriberFilter) => void;
}

/** What is chosen counts once it is applied; until then it is nobody's but this panel's. */
export function SubscriberFilterPanel({ filter, onApply }: SubscriberFilterPanelProps) {
  const [draft, setDraft] = useState(filter);
  return (
    <FilterPanel
      label="Filter"
      count={[filter.status, filter.from || filter.to].filter(Boolean).length}
      onApply={() => onApply({ ...filter, status: draft.status, from: draft.from, to: draft.to })}
      onReset={() => setDraft({ ...draft, status: '', from: '', to: '' })}
      onLeave={() => setDraft(filter)}
    >
      <SelectField
        label="Status"
        placeholder="All"
        optional
        value={draft.status}
        options={STATUSES.map((status) => ({ value: status, label: status }))}
        onChoose={(status) => setDraft({ ...draft, status: statusIn(status) })}
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
