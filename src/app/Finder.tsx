import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { dialogLater } from '../screens/kit/dialogLater';
import type { FinderDialogProps } from '../screens/shell/FinderDialog';
import { IconButton } from '../ui/shell/IconButton';
import { useIdle } from '../ui/useIdle';
import type { finderFlows } from '../wiring/shell/finder';

interface FinderProps {
  readonly permissions: readonly string[];
  /** Instead of the one that comes with the dialog. */
  readonly flows: typeof finderFlows | null;
}

type LaterProps = Omit<FinderDialogProps, 'machine' | 'ways'> & { readonly flows: typeof finderFlows | null };

const finder = dialogLater(async () => {
  const [{ FinderDialog }, { finderFlows }, { waysOf }] = await Promise.all([
    import('../screens/shell/FinderDialog'),
    import('../wiring/shell/finder'),
    import('./ways'),
  ]);
  return function WiredFinder({ flows, ...rest }: LaterProps) {
    const ways = useMemo(() => waysOf(rest.permissions), [rest.permissions]);
    return <FinderDialog {...rest} machine={(flows ?? finderFlows).finder} ways={ways} />;
  };
});

/** `?find` in an address opens it. */
const isAskedFor = () => new URLSearchParams(window.location.search).has('find');

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

/** NAV-14: the way to everything, by Ctrl-K, by Cmd-K and by a button. Not over another dialog: that wants an answer first. */
export function Finder({ permissions, flows }: FinderProps) {
  const [open, setOpen] = useState(isAskedFor);
  const [visits, setVisits] = useState(0);
  const close = () => {
    setOpen(false);
    setVisits((count) => count + 1);
  };
  // Made while there is nothing to do, and anew after each visit: who opens it waits for neither.
  const visit = useDeferredValue(visits);
  const isMade = useDeferredValue(useIdle()) || open;
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
      <IconButton
        icon="search"
        label="Find anything"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      />
      {isMade && (
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
}
