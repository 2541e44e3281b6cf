import type { Movement } from '../../../machines/home/recentMovements/recentMovements.machine';
import { Link } from '../../flow/Link';
import { soleLinkStyle } from '../../ui/buttons/soleLink.style';
import { Empty } from '../../ui/feedback/Empty';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { Section } from '../../ui/layout/Section';
import { CashBook } from '../../ui/tables/CashBook';
import { formatSigned } from '../../ui/text/format';
import { Timestamp } from '../../ui/text/Timestamp';
import { PartError, type ShownPart } from '../kit/PartError';

interface RecentActivityProps {
  readonly movements: ShownPart<readonly Movement[]>;
  readonly currency: string;
  /** The path of the whole history. Null if this role cannot open it. */
  readonly history: string | null;
}

const rowOf = ({ id, at, description, type, direction, amount, after, currency }: Movement) => ({
  key: id,
  date: <Timestamp at={at} brief />,
  name: description || type || direction,
  type,
  amount: amount === null ? '—' : formatSigned(amount, currency),
  isIn: direction === 'Credit',
  balance: after && formatSigned(after, currency),
});

/** The last movements of the wallet, as a cash book. */
export function RecentActivity({ movements, currency, history }: RecentActivityProps) {
  const { value, busy } = movements.view;
  return (
    <Section
      title="Recent activity"
      actions={
        history !== null && (
          <Link href={`${history}?currency=${currency}`} className={soleLinkStyle}>
            See all
          </Link>
        )
      }
    >
      <PartError part={movements} what="your recent activity" />
      {value === null && !busy && <NotLoaded />}
      {value?.length === 0 ? (
        <Empty title={`No movements in ${currency} yet`} />
      ) : (
        (value || busy) && (
          <CashBook
            caption={`The last movements of the ${currency} wallet`}
            currency={currency}
            rows={value?.map(rowOf) ?? null}
          />
        )
      )}
    </Section>
  );
}
