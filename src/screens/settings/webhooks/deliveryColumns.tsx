import { isolated } from '../../../../contract/shownText';
import type { Sort } from '../../../../machines/kit/list/sorting';
import type { WebhookDelivery } from '../../../../machines/settings/webhookDeliveries/webhookDeliveries.machine';
import { shortened, statusWords } from '../../../../machines/settings/webhookDelivery/webhookDelivery.rules';
import { css } from '../../../../styled-system/css';
import type { SortableColumn } from '../../../flow/useSort';
import { StatusMark } from '../../../ui/feedback/StatusMark';
import { orDash } from '../../../ui/text/format';
import { textColumn } from '../../kit/columns';
import { dateColumn } from '../../kit/dateColumn';
import { deliveryLooks, statusNote } from './webhookWords';

/** The provider's order. */
export const NEWEST_FIRST: Sort = { key: 'date', direction: 'descending' };

const two = css({ display: 'grid', justifyItems: 'start', gap: '[0.125rem]', _wide: { py: '[0.375rem]' } });
const small = css({ color: 'ink.soft', fontSize: 'note', lineHeight: 'note', fontWeight: 'regular' });

/** KEY-01: the columns of deliveries. */
export const deliveryColumns: readonly SortableColumn<WebhookDelivery>[] = [
  textColumn('event', 'Event', ({ event }) => event, {
    place: 'lead',
    cell: ({ event, eventId }) => (
      <span className={two}>
        <bdi>{event}</bdi> <bdi className={small}>{shortened(eventId)}</bdi>
      </span>
    ),
  }),
  textColumn('about', 'About', ({ about }) => about, {
    from: 'lg',
    cell: ({ about }) => (about ? isolated(about) : orDash('')),
  }),
  dateColumn('date', 'Created', ({ createdAt }) => createdAt, { place: 'note' }),
  textColumn('tries', 'Tries', ({ tries }) => String(tries), { align: 'right', from: 'md' }),
  textColumn('status', 'Status', ({ status }) => statusWords[status], {
    place: 'mark',
    cell: (row) => (
      <span className={two}>
        <StatusMark {...deliveryLooks[row.status]}>{statusWords[row.status]}</StatusMark>{' '}
        <span className={small}>{statusNote(row)}</span>
      </span>
    ),
  }),
];
