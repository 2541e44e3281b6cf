import { useEffect, useRef } from 'react';
import type { useCounted } from './useCounted';

type Counts = Pick<ReturnType<typeof useCounted>['counts'], 'send'>;

/**
 * Counts the rows of saved views again when rows changed by themselves.
 * @param changing what the list shows of rows that may, null until it is loaded: with another text they are counted again
 */
export function useRecount({ send }: Counts, changing: string | null): void {
  const counted = useRef(changing);
  useEffect(() => {
    if (counted.current !== null && counted.current !== changing) send({ type: 'refresh' });
    counted.current = changing;
  }, [changing, send]);
}
