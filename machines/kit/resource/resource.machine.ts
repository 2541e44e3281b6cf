/**
 * Loads one record by its key, and again on refresh. A failure or a refresh keeps the displayed data. Another key clears it, so data never
 * shows under the key of another record. The machine never ends: it reports an expired session and waits, because the whole dashboard
 * closes then.
 */
import { assign, emit, setup } from 'xstate';
import type { Emitted } from '../flow/emitted';
import { type Fault, faultGuards } from '../flow/fault';
import { initialLoadState, onLoadError } from '../flow/loading';
import { eventParams } from '../flow/params';
import { type PortFacts, port } from '../flow/port';
import type { ResourceContext, ResourceEvent } from './resource.types';

/** The response as an action's parameters, which must be an object. */
const arrived = <Value>({ event }: { readonly event: { readonly output: Value } }) => ({ value: event.output });

interface ResourceParts extends Omit<PortFacts, 'name'> {
  readonly req: string[];
  readonly description: string;
  /** Milliseconds after which it reloads by itself. Without it, never. */
  readonly freshMs?: number;
}

export const resource = <Value, Key>(id: string, { req, description, freshMs, ...facts }: ResourceParts) =>
  setup({
    types: {
      context: {} as ResourceContext<Value, Key>,
      events: {} as ResourceEvent<Key>,
      input: {} as { readonly key: Key },
      emitted: {} as Emitted,
      meta: {} as { req: string[]; isLongRunning?: true },
      tags: {} as 'busy',
    },
    actors: { load: port<Value, { readonly key: Key }>(`${id}.load`, facts) },
    guards: { ...faultGuards },
    actions: {
      setKey: assign({ key: (_, { key }: { key: Key }) => key, value: null, ...initialLoadState }),
      setValue: assign({ value: (_, { value }: { value: Value }) => value, fault: null }),
      setShownAt: assign({ shownAt: () => Date.now() }),
      setFault: assign({ fault: (_, fault: Fault) => fault }),
      reportExpiry: emit({ type: 'sessionExpired' }),
    },
    delays: { staleness: freshMs ?? Number.POSITIVE_INFINITY },
  }).createMachine({
    id,
    description,
    meta: { req, isLongRunning: true },
    context: ({ input }) => ({ key: input.key, value: null, ...initialLoadState }),
    initial: 'loading',
    on: {
      'key.set': { target: '.loading', actions: { type: 'setKey', params: eventParams } },
      refresh: { target: '.loading' },
    },
    states: {
      loading: {
        description: 'The data is loading. The previous data for the same key remains visible.',
        tags: 'busy',
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context: { key } }) => ({ key }),
          onDone: { target: 'loaded', actions: [{ type: 'setValue', params: arrived }, 'setShownAt'] },
          onError: onLoadError,
        },
      },
      loaded: {
        description: 'The requested data is shown.',
        after: freshMs === undefined ? {} : { staleness: 'loading' },
      },
      failed: { description: 'Loading failed. Previous data, if any, remains visible, and the merchant can retry.' },
    },
  });
