/** One record on a screen, loaded by its key. Another key loads another record. */
import { useEffect } from 'react';
import type { Fault } from '../../machines/kit/flow/fault';
import type { Wired } from '../../machines/kit/flow/port';
import type { resource } from '../../machines/kit/resource/resource.machine';
import { type FlowOptions, useFlow } from './useFlow';

type Resource<Value, Key> = ReturnType<typeof resource<Value, Key>>;

interface ResourceView<Value> {
  /** Null until it loads, and after the key changes. */
  readonly value: Value | null;
  readonly busy: boolean;
  readonly fault: Fault | null;
  /** When the value was loaded, in milliseconds since the epoch. Null before that. */
  readonly shownAt: number | null;
}

export function useResource<Value, Key extends string>(machine: Wired<Resource<Value, Key>>, key: Key) {
  const options: FlowOptions<Resource<Value, Key>, ResourceView<Value> & { readonly key: Key }> = {
    input: { key },
    select: (snapshot) => {
      const { value, fault, shownAt, key: shown } = snapshot.context;
      return { value, fault, shownAt, key: shown, busy: snapshot.hasTag('busy') };
    },
  };
  const flow = useFlow(machine, options);
  const { send, view } = flow;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is the one reason to ask for another thing
  useEffect(() => {
    if (view.key !== key) send({ type: 'key.set', key });
  }, [key]);
  return flow;
}
