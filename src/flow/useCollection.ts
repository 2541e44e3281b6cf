/**
 * A list on a screen. Its query is in the URL, so it survives a reload, a link and the back button. The merchant's changes are written there,
 * and a changed URL goes back to the machine.
 */
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { type collection, lastPageOf } from '../../machines/kit/collection/collection.machine';
import type { Query } from '../../machines/kit/collection/collection.types';
import type { Fault } from '../../machines/kit/flow/fault';
import type { Wired } from '../../machines/kit/flow/port';
import type { QueryCodec } from '../../machines/kit/list/filters';
import { isSameQuery, readQuery, urlWith, writeQuery } from './query';
import { type FlowOptions, useFlow } from './useFlow';
import { useSearch } from './useSearch';

type Collection<Row, Filter extends object> = ReturnType<typeof collection<Row, Filter>>;

export interface ListView<Row, Filter> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly query: Query<Filter>;
  readonly busy: boolean;
  /** When the rows were loaded, in milliseconds since the epoch. Null before the first load. */
  readonly shownAt: number | null;
  /** Why the rows are outdated. Null if they are current. */
  readonly fault: Fault | null;
}

/** Whether the list shows its last page instead of one after it. The way back must not lead to that page again. */
function isLastInsteadOf<Filter>(codec: QueryCodec<Filter>, asked: Query<Filter>, query: Query<Filter>, total: number): boolean {
  const last = lastPageOf(total, asked.size);
  return asked.page > last && isSameQuery(codec, query, { ...asked, page: last });
}

/** A list needs a query that the URL can describe. */
export function useCollection<Row, Filter extends object>(machine: Wired<Collection<Row, Filter>>, codec: QueryCodec<Filter>) {
  const [path, navigate] = useLocation();
  const asked = readQuery(codec, useSearch());
  const written = useRef(asked);
  const options: FlowOptions<Collection<Row, Filter>, ListView<Row, Filter>> = {
    input: asked,
    select: (snapshot) => ({ ...snapshot.context, busy: snapshot.hasTag('busy') }),
    onChange: ({ context: { query, total } }) => {
      if (isSameQuery(codec, query, written.current)) return;
      const replace = isLastInsteadOf(codec, written.current, query, total);
      written.current = query;
      const search = window.location.search;
      if (!isSameQuery(codec, query, readQuery(codec, search)))
        navigate(urlWith(path, writeQuery(codec, query, search)), { replace });
    },
  };
  const flow = useFlow(machine, options);
  const address = writeQuery(codec, asked, '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the only reason to ask the machine again
  useEffect(() => {
    if (isSameQuery(codec, asked, written.current)) return;
    written.current = asked;
    flow.send({ type: 'query.set', query: asked });
  }, [address]);
  return flow;
}
