import { type ComponentType, Suspense, useEffect } from 'react';
import { lazyView } from '../../ui/timing/lazyView';
import { whenIdle } from '../../ui/timing/whenIdle';
import { ScreenNotFetched } from './ScreenNotFetched';

/** A dialog whose code loads when the page is idle, or else when it is opened, so the page does not wait for it. */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { View, preload } = lazyView(() =>
    load().catch((cause: unknown) => {
      throw new ScreenNotFetched('Couldn’t load a dialog', { cause });
    }),
  );
  const Dialog = (props: Props) => (
    <Suspense fallback={null}>
      <View {...props} />
    </Suspense>
  );
  return { Dialog, fetch: () => preload().catch(() => undefined) };
}

/** Preloads them. The list must stay the same. */
export function usePreloaded(fetches: readonly (() => Promise<void>)[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const fetch of fetches) void fetch();
      }),
    [fetches],
  );
}
