/**
 * A list on a screen. What it asks for stands in the address, so that it survives a reload, a link and the back button: what the merchant
 * asks of the machine is written there, and an address that changes by itself goes back to the machine.
 */
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { collection } from '../../machines/kit/collection.machine';
import type { Query } from '../../machines/kit/collection.types';
import type { Fault } from '../../machines/kit/fault';
import type { QueryCodec } from '../../machines/kit/filters';
import type { Wired } from '../../machines/kit/port';
import { isSameQuery, readQuery, writeQuery } from './query';
import { type FlowOptions, useFlow } from './useFlow';

type Collection<Row, Filter extends object> = ReturnType<typeof collection<Row, Filter>>;

export interface ListView<Row, Filter> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly query: Query<Filter>;
  readonly busy: boolean;
  /** When the rows came, in milliseconds since 1970; null before the first. */
  readonly shownAt: number | null;
  /** Why the rows are the last that could be had; null when they are the ones asked for. */
  readonly fault: Fault | null;
}

/** A list whose query an address does not describe has nothing to be asked with. */
export function useCollection<Row, Filter extends object>(machine: Wired<Collection<Row, Filter>>, codec: QueryCodec<Filter>) {
  const [path, navigate] = useLocation();
  const asked = readQuery(codec, useSearch());
  const written = useRef(asked);
  const options: FlowOptions<Collection<Row, Filter>, ListView<Row, Filter>> = {
    input: asked,
    select: (snapshot) => ({ ...snapshot.context, busy: snapshot.hasTag('busy') }),
    onChange: ({ context: { query } }) => {
      if (isSameQuery(codec, query, written.current)) return;
      written.current = query;
      const search = window.location.search;
      if (!isSameQuery(codec, query, readQuery(codec, search))) navigate(`${path}?${writeQuery(codec, query, search)}`);
    },
  };
  const flow = useFlow(machine, options);
  const address = writeQuery(codec, asked, '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the one reason to ask the machine anew
  useEffect(() => {
    if (isSameQuery(codec, asked, written.current)) return;
    written.current = asked;
    flow.send({ type: 'query.set', query: asked });
  }, [address]);
  return flow;
}
