import { isolated } from '../../../contract/shownText';
import { loadBookmark } from '../../flow/bookmarks';
import { useFlowContext } from '../../flow/FlowProvider';
import { type OpenBookmark, openBookmarks } from '../../flow/openBookmarks';
import { useReconnected } from '../../flow/useAskAgain';
import { Button } from '../../ui/buttons/Button';
import { Alert } from '../../ui/feedback/Alert';

interface Words {
  /** The order and the verb for the warning not to repeat it: `payout`, `pay`. */
  readonly what: string;
  readonly again: string;
}

interface OpenOrderProps extends Words {
  /** The name of the bookmark of its flow. */
  readonly flow: string;
  /** Opens its dialog or its page, which starts with the check. */
  readonly onCheck: () => void;
}

interface Kept {
  readonly order?: object | null;
  /** The provider has the batch, so its outcome is known. It may still await a code. */
  readonly batchId?: string | null;
}

const isUnknown = (kept: Kept | null): boolean => (kept?.order ?? null) !== null && (kept?.batchId ?? null) === null;

/** An order that the merchant put aside while its outcome was unknown. It is checked on request, and once there is a connection again. */
export const OpenOrder = ({ flow, ...order }: OpenOrderProps) => useIsOpenOrder(flow) && <Unknown {...order} />;

/** Whether the order in this bookmark may be on its way, or its outcome is unknown. */
export function useIsOpenOrder(flow: string): boolean {
  const { owner } = useFlowContext();
  return owner !== null && isUnknown(loadBookmark<Kept>(owner, flow));
}

interface OpenOrdersProps<Bookmark> extends Words {
  /** The name of the bookmarks of its flow, before their subject. */
  readonly flow: string;
  /** What the order is about, for the merchant. Empty if there is nothing to say. */
  readonly about: (open: OpenBookmark<Bookmark>) => string;
  readonly onCheck: (open: OpenBookmark<Bookmark>) => void;
}

/** The same for a flow with an order for each subject, such as a transaction: all that are open. */
export function OpenOrders<Bookmark extends { readonly order: object | null }>({
  flow,
  about,
  onCheck,
  ...words
}: OpenOrdersProps<Bookmark>) {
  const { owner } = useFlowContext();
  const orders = owner === null ? [] : openBookmarks<Bookmark>(owner, flow);
  return orders.map((open) => <Unknown key={open.subject} {...words} about={about(open)} onCheck={() => onCheck(open)} />);
}

interface UnknownProps extends Words {
  readonly about?: string;
  readonly onCheck: () => void;
}

function Unknown({ what, again, about = '', onCheck }: UnknownProps) {
  useReconnected(onCheck);
  return (
    <Alert tone="plain" action={<Button onPress={onCheck}>Check status</Button>}>
      We don’t know the outcome of your last {what}
      {about !== '' && ` (${isolated(about)})`} yet. Check its status before you {again} again.
    </Alert>
  );
}
