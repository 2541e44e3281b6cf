import { Link } from '../../flow/Link';
import { linkStyle } from '../../ui/buttons/button.style';
import { orDash } from '../../ui/text/format';

interface TransactionNameProps {
  /** The payment reference. Empty if the provider doesn’t say it. */
  readonly payment: string;
  /** The path of a transaction’s details, before its payment reference. Null if this role cannot open it. */
  readonly transactions: string | null;
}

/** Names the transaction that is disputed, and leads to it. */
export const TransactionName = ({ payment, transactions }: TransactionNameProps) =>
  transactions !== null && payment !== '' ? (
    <Link href={`${transactions}/${encodeURIComponent(payment)}`} className={linkStyle}>
      {payment}
    </Link>
  ) : (
    orDash(payment)
  );
