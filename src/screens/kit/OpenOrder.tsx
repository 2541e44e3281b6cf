import { loadBookmark } from '../../flow/bookmarks';
import { useFlowContext } from '../../flow/FlowProvider';
import { useReconnected } from '../../flow/useAskAgain';
import { Button } from '../../ui/buttons/Button';
import { Alert } from '../../ui/feedback/Alert';

interface OpenOrderProps {
  /** The name of the bookmark of its flow. */
  readonly flow: string;
  /** The order and the verb for the warning not to repeat it: `payout`, `pay`. */
  readonly what: string;
  readonly again: string;
  /** Opens its dialog, which starts with the check. */
  readonly onCheck: () => void;
}

/** An order that the merchant put aside while its outcome was unknown. It is checked on request, and once there is a connection again. */
export function OpenOrder({ flow, ...order }: OpenOrderProps) {
  const { owner } = useFlowContext();
  const isOpen = owner !== null && (loadBookmark<{ readonly order?: object | null }>(owner, flow)?.order ?? null) !== null;
  return isOpen && <Unknown {...order} />;
}

function Unknown({ what, again, onCheck }: Omit<OpenOrderProps, 'flow'>) {
  useReconnected(onCheck);
  return (
    <Alert tone="plain" action={<Button onPress={onCheck}>Check status</Button>}>
      We don’t know the outcome of your last {what} yet. Check its status before you {again} again.
    </Alert>
  );
}
