import { isolated } from '../../../contract/shownText';
import type { Customer } from '../../../machines/customers/customers/customers.machine';
import { Copyable } from '../../ui/buttons/Copyable';
import { Callout } from '../../ui/feedback/Callout';
import { StatusMark } from '../../ui/feedback/StatusMark';
import { PersonHead } from '../../ui/layout/PersonHead';
import { formatLong } from '../../ui/text/dates';
import { CUSTOMER_STATUS } from './customerColumns';

/** CUS-04: who the customer is. If they are blacklisted, also who did it, when and why. */
export function CustomerHead({ customer }: { readonly customer: Customer }) {
  const { name, email, mobile, country, status } = customer;
  return (
    <>
      <PersonHead
        name={name || email}
        mark={<StatusMark {...(CUSTOMER_STATUS.looks.get(status) ?? CUSTOMER_STATUS.otherwise)}>{status}</StatusMark>}
      >
        <Copyable label="Email" text={email} />
        {[mobile, country].filter(Boolean).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </PersonHead>
      {status === 'Blacklisted' && (
        <Callout tone="red" icon="ban" role="note" title={blacklisting(customer)}>
          Payment pages and invoices refuse {isolated(email)}. Earlier payments don’t change.
          {customer.blacklistReason && ` Reason: ${customer.blacklistReason}`}
        </Callout>
      )}
    </>
  );
}

const blacklisting = ({ blacklistedBy, blacklistedAt }: Customer) =>
  ['Blacklisted', blacklistedBy && `by ${blacklistedBy}`, blacklistedAt && `on ${formatLong(blacklistedAt)} WAT`]
    .filter(Boolean)
    .join(' ');
