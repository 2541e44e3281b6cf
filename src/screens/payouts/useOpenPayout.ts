import type { Bookmark } from '../../../machines/payouts/payout/payout.types';
import { loadBookmark } from '../../flow/bookmarks';
import { useFlowContext } from '../../flow/FlowProvider';

/** The name of a transfer's bookmark. */
export const TRANSFER = 'payout';

/** Whether this tab has a payout with an unknown outcome. */
export function useOpenPayout(): boolean {
  const { owner } = useFlowContext();
  return owner !== null && (loadBookmark<Bookmark>(owner, TRANSFER)?.order ?? null) !== null;
}
