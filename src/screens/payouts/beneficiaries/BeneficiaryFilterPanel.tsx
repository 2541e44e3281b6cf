import { useState } from 'react';
import { namedDays, today } from '../../../../machines/kit/days';
import type { BeneficiaryFilter } from '../../../../machines/payouts/beneficiaries/beneficiaries.machine';
import { DateRangeField } from '../../../ui/DateRangeField';
import { FilterPanel } from '../../../ui/FilterPanel';
import { SelectField } from '../../../ui/SelectField';
import { everybody, typeNamed } from './beneficiaryFilter';
import { TYPES } from './beneficiaryWords';

interface BeneficiaryFilterPanelProps {
  readonly filter: BeneficiaryFilter;
  readonly onApply: (filter: BeneficiaryFilter) => void;
}

/** What is chosen counts once it is applied; until then it is nobody's but this panel's. */
export function BeneficiaryFilterPanel({ filter, onApply }: BeneficiaryFilterPanelProps) {
  const [draft, setDraft] = useState(filter);
  return (
    <FilterPanel
      label="Filter"
      count={[filter.type, filter.from || filter.to].filter(Boolean).length}
      onApply={() => onApply(draft)}
      onReset={() => setDraft(everybody)}
      onLeave={() => setDraft(filter)}
    >
      <SelectField
        label="Type"
        placeholder="All"
        optional
        value={draft.type}
        options={TYPES.map((type) => ({ value: type, label: type }))}
        onChoose={(type) => setDraft({ ...draft, type: typeNamed(type) })}
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
