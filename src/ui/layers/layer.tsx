/**
 * A layer in front of the page, such as a dialog or a menu. Most layers of a page are never opened, so their code is no part of it: it loads when
 * the page is idle, or else when a layer is first opened. If that fails, an error in its place offers to try again.
 */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { lazyView } from '../timing/lazyView';
import { LayerError } from './LayerError';

/** `fetch` loads the code ahead. If that fails, opening the layer tries again. */
export function layer<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { View, preload, isThere } = lazyView(load);
  return { View, preload, isThere, fetch: () => preload().catch(() => undefined) };
}

type Code = Pick<ReturnType<typeof layer>, 'preload' | 'isThere'>;

/** How a trigger was pressed. A menu also opens by an arrow key. */
export type Wake = 'press' | 'arrow';

interface Waking {
  /** Null until the layer was pressed and its code is there. */
  readonly awake: Wake | null;
  readonly wake: (by: Wake) => void;
  /** Shown beside the trigger. */
  readonly error: ReactNode;
}

/** A press on a trigger opens its layer as soon as its code is there. Until then the trigger stays as it is, with the focus. */
export function useWaking({ preload, isThere }: Code): Waking {
  const [awake, setAwake] = useState<Wake | 'failed' | null>(null);
  const wake = (by: Wake) => {
    const open = () => setAwake(by);
    if (isThere()) return open();
    setAwake(null);
    preload().then(open, () => setAwake('failed'));
  };
  if (awake !== 'failed') return { awake, wake, error: null };
  return { awake: null, wake, error: <LayerError onRetry={() => wake('press')} onClose={() => setAwake(null)} /> };
}

interface Needed {
  readonly isThere: boolean;
  readonly error: ReactNode;
}

/** For a layer that opens without a trigger. Its error stays as long as it is wanted. */
export function useNeeded({ preload, isThere }: Code, isWanted: boolean, onClose: () => void): Needed {
  const [state, setState] = useState<'there' | 'failed' | null>(null);
  const isMissing = isWanted && state !== 'failed' && !isThere();
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    const set = (next: 'there' | 'failed') => () => isGone || setState(next);
    preload().then(set('there'), set('failed'));
    return () => {
      isGone = true;
    };
  }, [isMissing, preload]);
  const close = () => {
    setState(null);
    onClose();
  };
  const hasFailed = state === 'failed' && isWanted;
  return { isThere: isThere(), error: hasFailed && <LayerError onRetry={() => setState(null)} onClose={close} /> };
}
