import type { Bookmark } from '../../../machines/refunds/refund/refund.types';
import { OpenOrders } from '../kit/OpenOrder';
import { refundBookmark } from './refundBookmark';

interface OpenRefundsProps {
  /** Opens the refund of this transaction. Empty: the one whose reference was entered. */
  readonly onCheck: (reference: string) => void;
}

/** Refunds of unknown outcome, wherever they were started. */
export const OpenRefunds = ({ onCheck }: OpenRefundsProps) => (
  <OpenOrders<Bookmark>
    flow={refundBookmark('')}
    what="refund"
    again="refund"
    about={({ bookmark }) => bookmark.order?.transactionReference ?? ''}
    onCheck={({ subject }) => onCheck(subject)}
  />
);
