import { useState } from 'react';
import { SearchField } from '../../ui/SearchField';

interface Sought<Column> {
  readonly keyword: string;
  readonly column: Column;
}

interface KeywordSearchProps<Column extends string, Filter extends Sought<Column>> {
  readonly label: string;
  readonly columns: readonly { readonly value: Column; readonly label: string }[];
  readonly filter: Filter;
  readonly onSearch: (filter: Filter) => void;
}

/** One search field with a choice of column. What is typed and chosen counts once it is searched for. */
export function KeywordSearch<Column extends string, Filter extends Sought<Column>>(props: KeywordSearchProps<Column, Filter>) {
  const { label, columns, filter, onSearch } = props;
  const [{ keyword, column }, setDraft] = useState<Sought<Column>>(filter);
  const choose = (chosen: string) =>
    setDraft({ keyword, column: columns.find(({ value }) => value === chosen)?.value ?? column });
  return (
    <SearchField
      label={label}
      within={{ column, columns, onColumn: choose }}
      value={keyword}
      onText={(text) => setDraft({ keyword: text, column })}
      onSearch={() => onSearch({ ...filter, keyword: keyword.trim(), column })}
    />
  );
}
