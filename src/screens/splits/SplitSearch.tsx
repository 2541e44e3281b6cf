import { useState } from 'react';
import { SEARCHED } from '../../../machines/splitSettlements/splitSettlements.rules';
import type { SplitFilter } from '../../../machines/splitSettlements/splitSettlements.types';
import { SearchField } from '../../ui/SearchField';

interface SplitSearchProps {
  readonly filter: SplitFilter;
  readonly onSearch: (filter: SplitFilter) => void;
}

/** One search field with a choice of column. What is typed counts once it is searched for. */
export function SplitSearch({ filter, onSearch }: SplitSearchProps) {
  const [draft, setDraft] = useState(filter);
  return (
    <SearchField
      label="Search split settlements"
      column={draft.column}
      columns={SEARCHED}
      onColumn={(chosen) => setDraft({ ...draft, column: SEARCHED.find(({ value }) => value === chosen)?.value ?? 'name' })}
      value={draft.keyword}
      onText={(keyword) => setDraft({ ...draft, keyword })}
      onSearch={() => onSearch({ ...filter, keyword: draft.keyword.trim(), column: draft.column })}
    />
  );
}
