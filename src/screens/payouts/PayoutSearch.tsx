import { useState } from 'react';
import type { PayoutFilter } from '../../../machines/payouts/payouts.types';
import { SearchField } from '../../ui/SearchField';

const COLUMNS = [
  { value: 'recipient', label: 'Recipient' },
  { value: 'beneficiaryNumber', label: 'Beneficiary number' },
  { value: 'clientReference', label: 'Client reference' },
  { value: 'sessionId', label: 'Session ID' },
] as const;

interface PayoutSearchProps {
  readonly filter: PayoutFilter;
  readonly onSearch: (filter: PayoutFilter) => void;
}

/** One search field with a choice of column. What is typed counts once it is searched for. */
export function PayoutSearch({ filter, onSearch }: PayoutSearchProps) {
  const [draft, setDraft] = useState(filter);
  const column = COLUMNS.find(({ value }) => value === draft.column) ?? COLUMNS[0];
  return (
    <SearchField
      label="Search payouts"
      column={column.value}
      columns={COLUMNS}
      onColumn={(chosen) => setDraft({ ...draft, column: COLUMNS.find(({ value }) => value === chosen)?.value ?? 'recipient' })}
      value={draft.keyword}
      onText={(keyword) => setDraft({ ...draft, keyword })}
      onSearch={() => onSearch({ ...filter, keyword: draft.keyword.trim(), column: draft.column })}
    />
  );
}
