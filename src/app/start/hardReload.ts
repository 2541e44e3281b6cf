/** Reloads the page, so that nothing stays in memory, and reloads the other tabs of the session too. */
import { broadcast } from '../../flow/channel';
import { discardUnsaved } from '../../flow/unsaved';

/** Reloads this tab after a switch here or in another tab. The merchant was asked about unsaved work before. */
export function hardReload(address: string): void {
  discardUnsaved();
  window.location.replace(address);
}

/** Never resolves, because the page reloads at the URL that is right by then. */
export const hardReloadAt =
  (address: () => string) =>
  async ({ afterMs }: { readonly afterMs: number }): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    broadcast({ kind: 'switched' });
    hardReload(address());
    await new Promise<never>(() => {});
  };
