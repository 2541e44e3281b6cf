import { useLocation } from 'wouter';
import { isolated } from '../../../../contract/shownText';
import type { WebhookDelivery } from '../../../../machines/settings/webhookDeliveries/webhookDeliveries.machine';
import { Link } from '../../../flow/Link';
import { linkStyle } from '../../../ui/buttons/button.style';
import { Empty } from '../../../ui/feedback/Empty';
import { Loading } from '../../../ui/feedback/Loading';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { SettingSection } from '../../../ui/layout/Section';
import { SettingRowsOutline } from '../../../ui/tables/SettingRows';
import { type Column, Table } from '../../../ui/tables/Table';
import { formatDay, formatTime } from '../../../ui/text/dates';
import { formatCount } from '../../../ui/text/format';
import { PartError, type ShownPart } from '../../kit/PartError';
import { deliveryColumns } from './deliveryColumns';
import { DELIVERIES } from './webhookWords';

interface LatestDeliveriesProps {
  readonly part: ShownPart<readonly WebhookDelivery[]>;
  /** How many deliveries there are, once it is known. */
  readonly total: number | null;
}

const columnsOf = (...keys: readonly string[]): readonly Column<WebhookDelivery>[] =>
  deliveryColumns.filter(({ key }) => keys.includes(key));

/** As in the list. Few rows have no heads of days, so each names its day. */
const COLUMNS: readonly Column<WebhookDelivery>[] = [
  ...columnsOf('event', 'about'),
  {
    ...{ key: 'date', head: 'Created WAT', place: 'note' },
    cell: ({ createdAt }) => `${formatDay(createdAt)} ${formatTime(createdAt)}`,
  },
  ...columnsOf('status'),
];

/** KEY-01: the newest deliveries, with the way to each and to all of them. */
export function LatestDeliveries({ part, total }: LatestDeliveriesProps) {
  const [, navigate] = useLocation();
  const { value, busy } = part.view;
  const all = total ?? 0;
  return (
    <SettingSection
      title="Latest deliveries"
      hint={
        all === 0 ? (
          'Each event that we send, with what your server answered.'
        ) : (
          <Link href={DELIVERIES} className={linkStyle}>
            View all {formatCount(all)}
          </Link>
        )
      }
    >
      <PartError part={part} what="your latest deliveries" />
      {value === null && !busy && <NotLoaded />}
      {value === null && busy && <Loading outline={<SettingRowsOutline count={3} headed />}>Loading deliveries…</Loading>}
      {value !== null && (
        <Table
          caption="Latest deliveries"
          columns={COLUMNS}
          rows={value}
          rowKey={({ id }) => id}
          rowLabel={({ event, about, eventId }) => `View delivery of ${isolated(event)}, ${isolated(about || eventId)}`}
          onRow={({ id }) => navigate(`${DELIVERIES}?delivery=${encodeURIComponent(id)}`)}
          empty={<Empty title="You currently do not have any deliveries." />}
        />
      )}
    </SettingSection>
  );
}
