import { useState } from 'react';
import { namedDays, today } from '../../../machines/kit/days';
import type { SubMerchantFilter } from '../../../machines/settings/subMerchants/subMerchants.machine';
import { STATUS_WORDS } from '../../../machines/settings/subMerchants/subMerchants.machine';
import { DateRangeField } from '../../ui/DateRangeField';
import { FilterPanel } from '../../ui/FilterPanel';
import { SelectField } from '../../ui/SelectField';
import { everything } from './subMerchantFilter';

interface SubMerchantFilterPanelProps {
  readonly filter: SubMerchantFilter;
  readonly onApply: (filter: SubMerchantFilter) => void;
}

const OPTIONS = STATUS_WORDS.map((word) => ({ value: word, label: word }));

/** What is chosen counts once it is applied; until then it is nobody's but this panel's. */
export function SubMerchantFilterPanel({ filter, onApply }: SubMerchantFilterPanelProps) {
  const [draft, setDraft] = useState(filter);
  return (
    <FilterPanel
      label="Filter"
      count={[filter.status, filter.from || filter.to].filter(Boolean).length}
      onApply={() => onApply(draft)}
      onReset={() => setDraft({ ...everything, email: filter.email })}
      onLeave={() => setDraft(filter)}
    >
      <SelectField
        label="Status"
        placeholder="All"
        optional
        value={draft.status}
        options={OPTIONS}
        onChoose={(status) => setDraft({ ...draft, status: STATUS_WORDS.find((word) => word === status) ?? '' })}
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
