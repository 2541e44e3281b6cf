import { useState } from 'react';
import { SearchField } from '../../ui/SearchField';

interface WordsSearchProps {
  /** What is looked for, and by what it is known. */
  readonly label: string;
  readonly words: string;
  readonly onSearch: (words: string) => void;
}

/** Words that are looked for wherever the provider looks: what is typed counts once it is searched for. */
export function WordsSearch({ label, words, onSearch }: WordsSearchProps) {
  const [typed, setTyped] = useState(words);
  return <SearchField label={label} value={typed} onText={setTyped} onSearch={() => onSearch(typed.trim())} />;
}
