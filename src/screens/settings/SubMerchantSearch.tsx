import { useState } from 'react';
import type { SubMerchantFilter } from '../../../machines/subMerchants/subMerchants.types';
import { SearchField } from '../../ui/SearchField';

const COLUMNS = [{ value: 'email', label: 'Email' }] as const;

interface SubMerchantSearchProps {
  readonly filter: SubMerchantFilter;
  readonly onSearch: (filter: SubMerchantFilter) => void;
}

/** What is typed counts once it is searched for. */
export function SubMerchantSearch({ filter, onSearch }: SubMerchantSearchProps) {
  const [email, setEmail] = useState(filter.email);
  return (
    <SearchField
      label="Search sub-merchants"
      column="email"
      columns={COLUMNS}
      onColumn={() => {}}
      value={email}
      onText={setEmail}
      onSearch={() => onSearch({ ...filter, email: email.trim() })}
    />
  );
}
