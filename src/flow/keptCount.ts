/** A number that this tab keeps over a reload, for its user, business and environment. It ends with the session. */
import { useCallback, useState } from 'react';
import { useFlowContext } from './FlowProvider';
import { tabStorage } from './tabStorage';

function read(key: string): number | null {
  const [count] = /^\d{1,7}$/.exec(tabStorage.get(key) ?? '') ?? [];
  return count === undefined ? null : Number(count);
}

/** @returns the number, or null if it is not known, and a function that replaces it */
export function useKeptCount(name: string): readonly [number | null, (count: number | null) => void] {
  const key = `count:${useFlowContext().owner ?? ''}:${name}`;
  const [count, setCount] = useState(() => read(key));
  const replace = useCallback(
    (next: number | null) => {
      if (next === null) tabStorage.remove(key);
      else tabStorage.set(key, String(next));
      setCount(next);
    },
    [key],
  );
  return [count, replace];
}
