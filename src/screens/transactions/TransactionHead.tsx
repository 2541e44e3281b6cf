import type { TransactionInFull } from '../../../machines/transactions/transactionDetails/transactionDetails.machine';
import { Link } from '../../flow/Link';
import { Buttons } from '../../ui/buttons/Buttons';
import { linkStyle } from '../../ui/buttons/button.style';
import { StatusMark } from '../../ui/feedback/StatusMark';
import { Stack } from '../../ui/layout/Stack';
import { formatLong } from '../../ui/text/dates';
import { Money } from '../../ui/text/Money';
import { pageOfPayer } from '../kit/pageOfCustomer';
import { TRANSACTION_STATUS } from './status';

interface TransactionHeadProps {
  readonly transaction: TransactionInFull;
  /** How much of it went back. */
  readonly part: 'all' | 'part' | 'none';
  /** Whether this role can open the page of a customer. */
  readonly leadsToCustomer: boolean;
}

const PARTS = { all: 'Refunded', part: 'Refunded in part' } as const;

/** The status, the amount, and who paid. */
export function TransactionHead({ transaction, part, leadsToCustomer }: TransactionHeadProps) {
  const { status, amount, currency, customer, createdAt } = transaction;
  const name = customer.name || customer.email;
  const page = leadsToCustomer ? pageOfPayer(customer) : null;
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
        from{' '}
        {page === null ? (
          <strong>
            <bdi>{name}</bdi>
          </strong>
        ) : (
          <Link href={page} className={linkStyle}>
            <bdi>{name}</bdi>
          </Link>
        )}
        , {formatLong(createdAt)} WAT
      </p>
    </Stack>
  );
}
