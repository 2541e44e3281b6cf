import type { Bookmark } from '../../../machines/payouts/payout/payout.types';
import { loadBookmark } from '../../flow/bookmarks';
import { useHouse } from '../../flow/FlowProvider';

/** The name under which a transfer's bookmark is kept. */
export const TRANSFER = 'payout';

/** Whether this tab holds a payout whose outcome it has not learnt. */
export function useOpenPayout(): boolean {
  const { owner } = useHouse();
  return owner !== null && (loadBookmark<Bookmark>(owner, TRANSFER)?.order ?? null) !== null;
}
