import { useEffect, useState } from 'react';
import { lazyDialog } from '../../screens/kit/lazyDialog';

const keys = lazyDialog(async () => (await import('../../screens/shell/KeysDialog')).KeysDialog);

/** A question mark that is typed into a field is text. */
const asksForKeys = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  key === '?' &&
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof Element && target.closest('input, textarea, select')) &&
  !document.querySelector('[aria-modal=true]');

/** NAV-14: `?` lists the keyboard shortcuts. */
export function Keys({ finder }: { readonly finder: string }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => asksForKeys(event) && setOpen(true);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return open ? <keys.Dialog finder={finder} open onClose={() => setOpen(false)} /> : null;
}
