import { memo } from 'react';
import type { Workspace } from '../../../machines/shell/session/session.select';
import { useFlowContext } from '../../flow/FlowProvider';
import { useReadNotifications } from '../../flow/readNotifications';
import { Empty } from '../../ui/feedback/Empty';
import { Flyout } from '../../ui/shell/Flyout';
import { IconButton } from '../../ui/shell/IconButton';
import { formatDay, formatTime } from '../../ui/text/dates';
import { lazyDialog, usePreloaded } from '../kit/lazyDialog';

const items = lazyDialog(async () => (await import('../../ui/shell/NotificationItems')).NotificationItems);
const LATE = [items.fetch];

interface NotificationListProps extends Pick<Workspace, 'notifications'> {
  /** Returns an address for a link. Null if it has no page, or the role may not open it. */
  readonly linkTo: (address: string) => string | null;
  /** Reloads, because there may be new ones. */
  readonly onOpen: () => void;
}

/** NAV-08, NAV-12: the provider's notifications, with the number of those that the merchant has not read. */
export const NotificationList = memo(function NotificationList({ notifications, linkTo, onOpen }: NotificationListProps) {
  const { isRead, unread, setRead, readAll } = useReadNotifications(notifications);
  const { navigate } = useFlowContext();
  usePreloaded(LATE);
  return (
    <Flyout
      title="Notifications"
      side="below"
      onOpen={onOpen}
      trigger={<IconButton icon="bell" label={unread === 0 ? 'Notifications' : `Notifications, ${unread}`} count={unread} />}
    >
      {(follow) =>
        notifications.length === 0 ? (
          <Empty title="You have no notifications." />
        ) : (
          <items.Dialog
            slips={notifications.map(({ id, messageFrom, messageText, dateCreated, link }) => ({
              id,
              from: messageFrom,
              text: messageText,
              when: `${formatDay(dateCreated)} ${formatTime(dateCreated)}`,
              isRead: isRead(id),
              href: link === '' ? null : linkTo(link),
            }))}
            onRead={setRead}
            onReadAll={readAll}
            onFollow={(id, href) => {
              setRead(id, true);
              follow();
              navigate(href);
            }}
          />
        )
      }
    </Flyout>
  );
});
