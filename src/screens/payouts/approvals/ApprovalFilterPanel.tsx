import { useState } from 'react';
import { namedDays, today } from '../../../../machines/kit/days';
import type { ApprovalFilter } from '../../../../machines/payouts/approvals/approvals.machine';
import { DateRangeField } from '../../../ui/DateRangeField';
import { FilterPanel } from '../../../ui/FilterPanel';

interface ApprovalFilterPanelProps {
  readonly filter: ApprovalFilter;
  readonly onApply: (filter: ApprovalFilter) => void;
}

/** What is chosen counts once it is applied; until then it is nobody's but this panel's. */
export function ApprovalFilterPanel({ filter, onApply }: ApprovalFilterPanelProps) {
  const [draft, setDraft] = useState(filter);
  return (
    <FilterPanel
      label="Filter"
      count={filter.from || filter.to ? 1 : 0}
      onApply={() => onApply({ ...filter, from: draft.from, to: draft.to })}
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
