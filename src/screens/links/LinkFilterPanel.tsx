import { useState } from 'react';
import { namedDays, today } from '../../../machines/kit/days';
import type { LinkFilter } from '../../../machines/links/paymentLinks/paymentLinks.machine';
import { DateRangeField } from '../../ui/DateRangeField';
import { FilterPanel } from '../../ui/FilterPanel';

interface LinkFilterPanelProps {
  readonly filter: LinkFilter;
  readonly onApply: (filter: LinkFilter) => void;
}

/** The days on which links were made. What is chosen counts once it is applied; until then it is nobody's but this panel's. */
export function LinkFilterPanel({ filter, onApply }: LinkFilterPanelProps) {
  const [draft, setDraft] = useState(filter);
  return (
    <FilterPanel
      label="Filter"
      count={filter.from || filter.to ? 1 : 0}
      onApply={() => onApply(draft)}
      onReset={() => setDraft({ ...draft, from: '', to: '' })}
      onLeave={() => setDraft(filter)}
    >
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
