import { useEffect, useState } from 'react';
import { dialogLater, useFetchedAhead } from '../screens/dialogLater';
import type { FinderDialogProps } from '../screens/shell/FinderDialog';
import { IconButton } from '../ui/shell/IconButton';
import type { finderFlows } from './wiring/finder';

interface FinderProps {
  readonly permissions: readonly string[];
  /** Instead of the one that comes with the dialog. */
  readonly flows: typeof finderFlows | null;
}

type LaterProps = Omit<FinderDialogProps, 'machine' | 'ways'> & { readonly flows: typeof finderFlows | null };

const finder = dialogLater(async () => {
  const [{ FinderDialog }, { finderFlows }, { waysOf }] = await Promise.all([
    import('../screens/shell/FinderDialog'),
    import('./wiring/finder'),
    import('./ways'),
  ]);
  return ({ flows, ...rest }: LaterProps) => (
    <FinderDialog {...rest} machine={(flows ?? finderFlows).finder} ways={waysOf(rest.permissions)} />
  );
});
const dialogs = [finder.fetch];

/** `?find` in an address opens it. */
const isAskedFor = () => new URLSearchParams(window.location.search).has('find');

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

/** NAV-14: the way to everything, by Ctrl-K, by Cmd-K and by a button. Not over another dialog: that wants an answer first. */
export function Finder({ permissions, flows }: FinderProps) {
  const [open, setOpen] = useState(isAskedFor);
  useFetchedAhead(dialogs);
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
      {open && <finder.Dialog permissions={permissions} flows={flows} onClose={() => setOpen(false)} />}
    </>
  );
}
