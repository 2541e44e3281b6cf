import type { Desk } from '../../../machines/shell/session/session.select';
import { formatDay, formatTime } from '../../ui/dates';
import { Empty } from '../../ui/Empty';
import { Flyout } from '../../ui/shell/Flyout';
import { IconButton } from '../../ui/shell/IconButton';
import { Slips } from '../../ui/shell/Slips';

interface NotificationListProps extends Pick<Desk, 'notifications'> {
  /** There may be new ones by now. */
  readonly onOpen: () => void;
}

/** NAV-08, NAV-12: what the provider wants to say, with its number. */
export function NotificationList({ notifications, onOpen }: NotificationListProps) {
  const count = notifications.length;
  return (
    <Flyout
      title="Notifications"
      side="below"
      onOpen={onOpen}
      trigger={<IconButton icon="bell" label={count === 0 ? 'Notifications' : `Notifications, ${count}`} count={count} />}
    >
      {() =>
        count === 0 ? (
          <Empty title="There are no notifications." />
        ) : (
          <Slips
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
