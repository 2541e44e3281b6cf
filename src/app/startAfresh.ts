/** Loads the page anew, so that nothing that is in its memory is left, and has the other tabs of the session do the same. */
import { tell } from '../flow/channel';
import { giveUpUnsaved } from '../flow/unsaved';
import { routeAt } from './routes';

/** The address without what it holds of the old business: filters, and the ids of its things. */
function afreshAt(path: string): string {
  const route = routeAt(path);
  return route && !route.path.includes(':') ? path : '/dashboard';
}

/** In this tab: another one has switched, or this one has. It was asked about unsaved work before. */
export function loadAfresh(): void {
  giveUpUnsaved();
  window.location.replace(afreshAt(window.location.pathname));
}

/** Never answers: the page goes. */
export async function startAfresh({ afterMs }: { readonly afterMs: number }): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  tell({ kind: 'switched' });
  loadAfresh();
  await new Promise<never>(() => {});
}
