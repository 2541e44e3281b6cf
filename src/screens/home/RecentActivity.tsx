import { type Activity, type Recent, recentActivity } from '../../../machines/home/recentMovements/recentActivity.rules';
import { Link } from '../../flow/Link';
import { soleLinkStyle } from '../../ui/buttons/soleLink.style';
import { Empty } from '../../ui/feedback/Empty';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { StatusMark } from '../../ui/feedback/StatusMark';
import { Section } from '../../ui/layout/Section';
import { CashBook } from '../../ui/tables/CashBook';
import { formatSigned } from '../../ui/text/format';
import { Timestamp } from '../../ui/text/Timestamp';
import { PartError, type ShownPart } from '../kit/PartError';
import { PayoutStatus } from '../payouts/status';

interface RecentActivityProps {
  readonly movements: ShownPart<Recent>;
  readonly currency: string;
  /** The path of the whole history. Null if this role cannot open it. */
  readonly history: string | null;
}

const rowOf = ({ id, at, description, type, direction, amount, after, currency, status, standing }: Activity) => ({
  key: id,
  date: <Timestamp at={at} brief />,
  name: description,
  type,
  amount: amount === null ? '—' : formatSigned(amount, currency),
  isIn: direction === 'Credit',
  balance: after && formatSigned(after, currency),
  standing,
  status:
    standing === 'moved' ? (
      <StatusMark tone="green" icon="circle-check">
        {status}
      </StatusMark>
    ) : (
      <PayoutStatus status={status} />
    ),
});

/** HOM-01: what happened last in the wallet, as a cash book. */
export function RecentActivity({ movements, currency, history }: RecentActivityProps) {
  const { value, busy } = movements.view;
  const activity = value && recentActivity(value, currency);
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
      {value?.withoutPayouts && (
        <PartError
          part={{ ...movements, view: { value: null, busy, fault: value.withoutPayouts } }}
          what="your pending payouts"
        />
      )}
      {activity === null && !busy && <NotLoaded />}
      {activity?.length === 0 ? (
        <Empty title={`No movements in ${currency} yet`} />
      ) : (
        (activity || busy) && (
          <CashBook
            caption={`The last movements of the ${currency} wallet`}
            currency={currency}
            rows={activity?.map(rowOf) ?? null}
          />
        )
      )}
    </Section>
  );
}
