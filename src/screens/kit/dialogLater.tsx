import { type ComponentType, Suspense, useEffect } from 'react';
import { lazyView } from '../../flow/lazyView';
import { whenIdle } from '../../ui/whenIdle';
import { ScreenNotFetched } from '../shell/ScreenBoundary';

/** A dialog whose code comes when the page that opens it has nothing to do, or else when it is opened: the page does not wait for it. */
export function dialogLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { View, preload } = lazyView(() =>
    load().catch((cause: unknown) => {
      throw new ScreenNotFetched('A dialog could not be fetched', { cause });
    }),
  );
  const Dialog = (props: Props) => (
    <Suspense fallback={null}>
      <View {...props} />
    </Suspense>
  );
  return { Dialog, fetch: () => preload().catch(() => undefined) };
}

/** Fetches them ahead. The list of them must stay the same. */
export function useFetchedAhead(fetches: readonly (() => Promise<void>)[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const fetch of fetches) void fetch();
      }),
    [fetches],
  );
}
