import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { lazyDialog } from '../../screens/kit/lazyDialog';
import type { FinderDialogProps } from '../../screens/shell/FinderDialog';
import { FindButton } from '../../ui/shell/FindButton';
import { useIdle } from '../../ui/timing/useIdle';
import type { finderFlows } from '../../wiring/shell/finder';
import { HELP } from './help';
import { Keys } from './Keys';

interface FinderProps {
  readonly permissions: readonly string[];
  /** Replaces the flow that comes with the dialog. */
  readonly flows: typeof finderFlows | null;
}

type LaterProps = Omit<FinderDialogProps, 'machine' | 'ways'> & { readonly flows: typeof finderFlows | null };

const finder = lazyDialog(async () => {
  const [{ FinderDialog }, { finderFlows }, { finderActions }] = await Promise.all([
    import('../../screens/shell/FinderDialog'),
    import('../../wiring/shell/finder'),
    import('./finderActions'),
  ]);
  return function WiredFinder({ flows, ...rest }: LaterProps) {
    const ways = useMemo(() => finderActions(rest.permissions), [rest.permissions]);
    return <FinderDialog {...rest} machine={(flows ?? finderFlows).finder} ways={ways} />;
  };
});

/** `?find` in a URL opens it. */
const isAskedFor = () => new URLSearchParams(window.location.search).has('find');

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

/**
 * NAV-14: opens with Ctrl-K, Cmd-K and a button. It does not open over another dialog, which must be answered first. It does not rerender when
 * another page is opened.
 */
export const Finder = memo(function Finder({ permissions, flows }: FinderProps) {
  const [open, setOpen] = useState(isAskedFor);
  const [visits, setVisits] = useState(0);
  const close = () => {
    setOpen(false);
    setVisits((count) => count + 1);
  };
  // Built while the page is idle, and rebuilt after each use, so that opening it is fast.
  const visit = useDeferredValue(visits);
  // It stays after its first use: closing gives the focus back.
  const isMounted = useDeferredValue(useIdle()) || open || visits > 0;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (!document.querySelector('[aria-modal=true]')) setOpen(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <FindButton
        label="Find anything"
        keys={HELP.finder}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      />
      <Keys />
      {isMounted && (
        <finder.Dialog
          key={`${visit} ${permissions.join()}`}
          permissions={permissions}
          flows={flows}
          open={open}
          onClose={close}
        />
      )}
    </>
  );
});
