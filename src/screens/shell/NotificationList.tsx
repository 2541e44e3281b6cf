import type { Desk } from '../../../machines/shell/session/session.select';
import { formatDay, formatTime } from '../../ui/dates';
import { Empty } from '../../ui/Empty';
import { Flyout } from '../../ui/shell/Flyout';
import { IconButton } from '../../ui/shell/IconButton';
import { lazyDialog, usePreloaded } from '../kit/lazyDialog';

const items = lazyDialog(async () => (await import('../../ui/shell/NotificationItems')).NotificationItems);
const LATE = [items.fetch];

interface NotificationListProps extends Pick<Desk, 'notifications'> {
  /** Reloads, because there may be new ones. */
  readonly onOpen: () => void;
}

/** NAV-08, NAV-12: the provider's notifications, with their number. */
export function NotificationList({ notifications, onOpen }: NotificationListProps) {
  const count = notifications.length;
  usePreloaded(LATE);
  return (
    <Flyout
      title="Notifications"
      side="below"
      onOpen={onOpen}
      trigger={<IconButton icon="bell" label={count === 0 ? 'Notifications' : `Notifications, ${count}`} count={count} />}
    >
      {() =>
        count === 0 ? (
          <Empty title="You have no notifications." />
        ) : (
          <items.Dialog
            slips={notifications.map(({ id, messageFrom, messageText, dateCreated }) => ({
              id,
              from: messageFrom,
              text: messageText,
              when: `${formatDay(dateCreated)} ${formatTime(dateCreated)}`,
            }))}
          />
        )
      }
    </Flyout>
  );
}
