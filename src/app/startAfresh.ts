/** Loads the page anew, so that nothing that is in its memory is left, and has the other tabs of the session do the same. */
import { broadcast } from '../flow/channel';
import { discardUnsaved } from '../flow/unsaved';

/** In this tab: another one has switched, or this one has. It was asked about unsaved work before. */
export function loadAfresh(address: string): void {
  discardUnsaved();
  window.location.replace(address);
}

/** Never answers: the page goes to the address that is right by then. */
export const startAfreshAt =
  (address: () => string) =>
  async ({ afterMs }: { readonly afterMs: number }): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    broadcast({ kind: 'switched' });
    loadAfresh(address());
    await new Promise<never>(() => {});
  };
