import { Link } from 'wouter';
import type { Movement } from '../../../machines/balances/walletHistory/walletHistory.machine';
import { linkStyle } from '../../ui/button.style';
import { Copyable } from '../../ui/Copyable';
import { formatLong } from '../../ui/dates';
import { Facts } from '../../ui/Facts';
import { orDash } from '../../ui/format';
import { Money } from '../../ui/Money';
import { Pane } from '../../ui/Pane';
import { Stack } from '../../ui/Stack';
import { Direction, wordsOf } from './movementColumns';

interface MovementPaneProps {
  readonly movement: Movement;
  /** Where payouts are looked at; null where this role may not. */
  readonly payouts: string | null;
  readonly onClose: () => void;
}

/** BAL-03: one movement with what the wallet came to before and after, and the payout that it was. All of it came with the list. */
export function MovementPane({ movement, payouts, onClose }: MovementPaneProps) {
  const { amount, currency, direction, before, after, fee, payoutId } = movement;
  const money = (value: string | null) => (value === null ? '—' : <Money amount={value} currency={currency} />);
  return (
    <Pane title="Movement" open onClose={onClose}>
      <Stack>
        <Stack close>
          <div>
            <Direction direction={direction} />
          </div>
          <Money amount={amount} currency={currency} size="sum" />
          <p>{wordsOf(movement)}</p>
        </Stack>
        <Facts
          rows={[
            { label: 'Date', value: formatLong(movement.at) },
            { label: 'Type', value: orDash(movement.type) },
            { label: 'Balance before', value: money(before) },
            { label: 'Balance after', value: money(after) },
            ...(fee === null ? [] : [{ label: 'Fee, included', value: money(fee) }]),
            {
              label: 'Reference',
              value: movement.reference ? <Copyable label="Reference" text={movement.reference} /> : '—',
            },
          ]}
        />
        {payoutId !== null && payouts !== null && (
          <Link href={`${payouts}?payout=${encodeURIComponent(payoutId)}`} className={linkStyle}>
            View the payout
          </Link>
        )}
      </Stack>
    </Pane>
  );
}
