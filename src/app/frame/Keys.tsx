import { useEffect, useState } from 'react';
import { lazyDialog } from '../../screens/kit/lazyDialog';
import { BarPart } from '../../ui/layout/AppShell';
import { IconButton } from '../../ui/shell/IconButton';
import { HELP } from './help';

const help = lazyDialog(async () => (await import('../../screens/shell/HelpDialog')).HelpDialog);

/** A question mark that is typed into a field is text. */
const asksForKeys = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  key === '?' &&
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof Element && target.closest('input, textarea, select')) &&
  !document.querySelector('[aria-modal=true]');

/** NAV-14: `?` and a button open the help, which lists the keyboard shortcuts. A phone has it in the menu of the user. */
export function Keys() {
  /** Null: it was never open. */
  const [open, setOpen] = useState<boolean | null>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => asksForKeys(event) && setOpen(true);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <BarPart when="roomy">
        <IconButton
          icon="help"
          label="Help"
          aria-haspopup="dialog"
          aria-expanded={open === true}
          aria-keyshortcuts="?"
          onClick={() => setOpen(true)}
        />
      </BarPart>
      {open !== null && <help.Dialog {...HELP} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
