import { useState } from 'react';
import type { QrFilter } from '../../../../machines/links/qrCodes/qrCodes.machine';
import { STATES } from '../../../../machines/links/qrCodes/qrCodes.machine';
import { FilterPanel } from '../../../ui/FilterPanel';
import { SelectField } from '../../../ui/SelectField';
import { everything, stateIn } from './qrCodeFilter';

interface QrFilterPanelProps {
  readonly filter: QrFilter;
  readonly onApply: (filter: QrFilter) => void;
}

/** What is chosen counts once it is applied; until then it is nobody's but this panel's. */
export function QrFilterPanel({ filter, onApply }: QrFilterPanelProps) {
  const [draft, setDraft] = useState(filter);
  return (
    <FilterPanel
      label="Filter"
      count={filter.state === '' ? 0 : 1}
      onApply={() => onApply(draft)}
      onReset={() => setDraft(everything)}
      onLeave={() => setDraft(filter)}
    >
      <SelectField
        label="Status"
        placeholder="All"
        optional
        value={draft.state}
        options={STATES.map((state) => ({ value: state, label: state }))}
        onChoose={(state) => setDraft({ state: stateIn(state) })}
      />
    </FilterPanel>
  );
}
