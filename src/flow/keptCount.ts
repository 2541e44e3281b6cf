/** A number that this tab keeps over a reload, for its user, business and environment. It ends with the session, and before it grows old. */
import { useCallback, useState } from 'react';
import { useFlowContext } from './FlowProvider';
import { tabStorage } from './tabStorage';

/** After this time, in milliseconds, the number may no longer be true. */
export const FRESH_MS = 300_000;

function read(key: string): number | null {
  const [, count = '', at = ''] = /^(\d{1,7}) (\d{1,15})$/.exec(tabStorage.get(key) ?? '') ?? [];
  const age = Date.now() - Number(at);
  return count !== '' && age >= 0 && age < FRESH_MS ? Number(count) : null;
}

/** @returns the number, or null if it is not known, and a function that replaces it */
export function useKeptCount(name: string): readonly [number | null, (count: number | null) => void] {
  const key = `count:${useFlowContext().owner ?? ''}:${name}`;
  const [count, setCount] = useState(() => read(key));
  const replace = useCallback(
    (next: number | null) => {
      if (next === null) tabStorage.remove(key);
      else tabStorage.set(key, `${next} ${Date.now()}`);
      setCount(next);
    },
    [key],
  );
  return [count, replace];
}
