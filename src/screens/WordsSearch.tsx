import { useState } from 'react';
import { SearchField } from '../ui/SearchField';

interface WordsSearchProps {
  readonly label: string;
  /** What the words are looked for in. */
  readonly column: string;
  readonly words: string;
  readonly onSearch: (words: string) => void;
}

/** Words that are looked for in the one column that can be searched: what is typed counts once it is searched for. */
export function WordsSearch({ label, column, words, onSearch }: WordsSearchProps) {
  const [typed, setTyped] = useState(words);
  return (
    <SearchField
      label={label}
      column={column}
      columns={[{ value: column, label: column }]}
      onColumn={() => {}}
      value={typed}
      onText={setTyped}
      onSearch={() => onSearch(typed.trim())}
    />
  );
}
