import { useState } from 'react';
import { namedDays, today } from '../../../machines/kit/days';
import type { SplitFilter } from '../../../machines/splits/splitSettlements/splitSettlements.machine';
import { STATES } from '../../../machines/splits/splitSettlements/splitSettlements.machine';
import { DateRangeField } from '../../ui/DateRangeField';
import { FilterPanel } from '../../ui/FilterPanel';
import { SelectField } from '../../ui/SelectField';
import { stateIn } from './splitFilter';

interface SplitFilterPanelProps {
  readonly filter: SplitFilter;
  readonly onApply: (filter: SplitFilter) => void;
}

const OPTIONS = STATES.map((state) => ({ value: state, label: state }));

/** What is chosen counts once it is applied; until then it is nobody's but this panel's. */
export function SplitFilterPanel({ filter, onApply }: SplitFilterPanelProps) {
  const [draft, setDraft] = useState(filter);
  return (
    <FilterPanel
      label="Filter"
      count={[filter.state, filter.from || filter.to].filter(Boolean).length}
      onApply={() => onApply({ ...filter, state: draft.state, from: draft.from, to: draft.to })}
      onReset={() => setDraft({ ...draft, state: '', from: '', to: '' })}
      onLeave={() => setDraft(filter)}
    >
      <SelectField
        label="Status"
        placeholder="All"
        optional
        value={draft.state}
        options={OPTIONS}
        onChoose={(state) => setDraft({ ...draft, state: stateIn(state) })}
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
