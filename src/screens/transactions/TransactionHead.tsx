import type { TransactionInFull } from '../../../machines/transactions/transactionDetails/transactionDetails.machine';
import { Buttons } from '../../ui/Buttons';
import { formatLong } from '../../ui/dates';
import { Money } from '../../ui/Money';
import { Stack } from '../../ui/Stack';
import { StatusMark } from '../../ui/StatusMark';
import { TRANSACTION_STATUS } from './status';

interface TransactionHeadProps {
  readonly transaction: TransactionInFull;
  /** How much of it went back. */
  readonly part: 'all' | 'part' | 'none';
}

const PARTS = { all: 'Refunded', part: 'Refunded in part' } as const;

/** The status, the amount, and who paid. */
export function TransactionHead({ transaction, part }: TransactionHeadProps) {
  const { status, amount, currency, customer, createdAt } = transaction;
  return (
    <Stack close>
      <Buttons>
        <StatusMark {...(TRANSACTION_STATUS.looks.get(status) ?? TRANSACTION_STATUS.otherwise)}>{status}</StatusMark>
        {part !== 'none' && (
          <StatusMark tone="plain" icon="undo-2">
            {PARTS[part]}
          </StatusMark>
        )}
      </Buttons>
      <Money amount={amount} currency={currency} size="sum" />
      <p>
        from <strong>{customer.name || customer.email}</strong>, {formatLong(createdAt)} WAT
      </p>
    </Stack>
  );
}
