import type { Movement } from '../../../machines/balances/walletHistory/walletHistory.machine';
import { Link } from '../../flow/Link';
import { linkStyle } from '../../ui/buttons/button.style';
import { Copyable } from '../../ui/buttons/Copyable';
import { DetailPanel } from '../../ui/layers/DetailPanel';
import { Stack } from '../../ui/layout/Stack';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { formatLong } from '../../ui/text/dates';
import { orDash } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import { Direction, wordsOf } from './movementColumns';

interface MovementPaneProps {
  readonly movement: Movement;
  /** The path of the payouts page. Null if this role cannot open it. */
  readonly payouts: string | null;
  readonly onClose: () => void;
}

/** BAL-03: one movement with the balances before and after, and its payout. All data comes with the list. */
export function MovementPane({ movement, payouts, onClose }: MovementPaneProps) {
  const { amount, currency, direction, before, after, fee, payoutId } = movement;
  const money = (value: string | null) => (value === null ? '—' : <Money amount={value} currency={currency} />);
  return (
    <DetailPanel title="Movement" open onClose={onClose}>
      <Stack>
        <Stack close>
          <div>
            <Direction direction={direction} />
          </div>
          {amount === null ? '—' : <Money amount={amount} currency={currency} size="sum" />}
          <p>{wordsOf(movement)}</p>
        </Stack>
        <DescriptionList
          rows={[
            { label: 'Date', value: formatLong(movement.at) },
            { label: 'Type', value: orDash(movement.type) },
            { label: 'Balance before', value: money(before) },
            { label: 'Balance after', value: money(after) },
            ...(fee === null ? [] : [{ label: 'Fee (included)', value: money(fee) }]),
            {
              label: 'Reference',
              value: movement.reference ? <Copyable label="Reference" text={movement.reference} /> : '—',
            },
          ]}
        />
        {payoutId !== null && payouts !== null && (
          <Link href={`${payouts}?payout=${encodeURIComponent(payoutId)}`} className={linkStyle}>
            View payout
          </Link>
        )}
      </Stack>
    </DetailPanel>
  );
}
