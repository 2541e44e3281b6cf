import { sentence } from '../../../machines/kit/flow/fault';
import type { Wired } from '../../../machines/kit/flow/port';
import type { earlierPayoutsMachine } from '../../../machines/payouts/earlierPayouts/earlierPayouts.machine';
import { keyOf } from '../../../machines/payouts/earlierPayouts/earlierPayouts.rules';
import type { PayoutInFull } from '../../../machines/payouts/payoutDetails/payoutDetails.machine';
import { useResource } from '../../flow/useResource';
import { TextButton } from '../../ui/buttons/TextButton';
import { Busy } from '../../ui/feedback/Busy';
import { ShortRows } from '../../ui/tables/ShortRows';
import { formatDay } from '../../ui/text/dates';
import { Money } from '../../ui/text/Money';
import { PayoutStatus } from './status';

interface EarlierPayoutsProps {
  readonly machine: Wired<typeof earlierPayoutsMachine>;
  readonly payout: PayoutInFull;
  /** Opens the details of another payout. */
  readonly onShow: (payoutId: string) => void;
  /** Shows all payouts to the account at its bank. */
  readonly onAll: (account: Pick<PayoutInFull, 'accountNumber' | 'bankName'>) => void;
}

/** PAY-01: the last successful payouts to the same account. Without any, only the way to the list shows. A failure leaves the details as they are. */
export function EarlierPayouts({ machine, payout, onShow, onAll }: EarlierPayoutsProps) {
  const { view, send } = useResource(machine, keyOf(payout));
  const { value, busy, fault } = view;
  const rows = value ?? [];
  return (
    <ShortRows
      title={rows.length > 0 || fault || busy ? 'Earlier successful payouts to this recipient' : null}
      rows={rows.map(({ payoutId, initiatedAt, amount, currency, status }) => ({
        key: payoutId,
        lead: <TextButton onPress={() => onShow(payoutId)}>{initiatedAt === null ? '—' : formatDay(initiatedAt)}</TextButton>,
        figure: amount === null ? '—' : <Money amount={amount} currency={currency} />,
        mark: <PayoutStatus status={status} />,
      }))}
    >
      {busy && <Busy>Loading earlier payouts…</Busy>}
      {fault && (
        <p>
          {sentence(fault, 'We couldn’t load the earlier payouts.')}{' '}
          <TextButton onPress={() => send({ type: 'refresh' })}>Try again</TextButton>
        </p>
      )}
      {!busy && <TextButton onPress={() => onAll(payout)}>View all payouts to this recipient</TextButton>}
    </ShortRows>
  );
}
