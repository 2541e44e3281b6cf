import { css } from '../../../styled-system/css';
import { TextButton } from '../buttons/TextButton';
import { VisuallyHidden } from '../layout/VisuallyHidden';

interface NotificationItem {
  readonly id: string;
  readonly from: string;
  readonly text: string;
  readonly when: string;
  readonly isRead: boolean;
  /** The page that it is about. Null: none that the merchant may open. */
  readonly href: string | null;
}

interface NotificationItemsProps {
  readonly slips: readonly NotificationItem[];
  readonly onRead: (id: string, isRead: boolean) => void;
  readonly onReadAll: () => void;
  /** A link was followed. */
  readonly onFollow: (id: string, href: string) => void;
}

const list = css({ w: '[calc(min(24rem, 100vw - 1rem) - 2px)]', px: '4', pb: '1' });
const slip = css({
  position: 'relative',
  py: '3',
  overflowWrap: 'anywhere',
  '& + &': { borderTop: '[1px solid token(colors.line.faint)]' },
  '&[data-unread]': {
    _before: {
      content: '""',
      position: 'absolute',
      insetBlock: '3',
      left: '-4',
      w: '[3px]',
      bg: 'action',
    },
  },
});
const head = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' });
const from = css({ fontWeight: 'strong', '[data-unread] &': { color: 'ink' }, color: 'ink.soft' });
const when = css({ color: 'ink.soft', fontSize: 'note', lineHeight: 'body' });
const link = css({ color: 'action', textDecoration: 'underline', textUnderlineOffset: '[3px]' });
const foot = css({
  position: 'sticky',
  bottom: '-2',
  bg: 'sheet',
  display: 'flex',
  justifyContent: 'flex-end',
  px: '4',
  py: '2',
  borderTop: '[1px solid token(colors.line.soft)]',
});
// On a phone the button is higher than its line, and the entry is not.
const line = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: '4',
  '& > button': { flex: 'none', mdDown: { my: '[-0.75rem]' } },
});
const said = css({ flex: '1', minW: '0' });

/** Notifications, one below the other: the source, the time, and the text, which leads to what it is about. */
export function NotificationItems({ slips, onRead, onReadAll, onFollow }: NotificationItemsProps) {
  return (
    <>
      <ul className={list}>
        {slips.map(({ id, from: source, text, when: at, isRead, href }) => (
          <li key={id} className={slip} data-unread={!isRead || undefined}>
            <div className={head}>
              <span className={from}>
                {source}
                {!isRead && <VisuallyHidden>, unread</VisuallyHidden>}
              </span>
              <span className={when}>{at}</span>
            </div>
            <div className={line}>
              <p className={said}>
                {href === null ? (
                  text
                ) : (
                  <a
                    className={link}
                    href={href}
                    onClick={(event) => {
                      if (event.metaKey || event.ctrlKey || event.shiftKey) return onRead(id, true);
                      event.preventDefault();
                      onFollow(id, href);
                    }}
                  >
                    {text}
                  </a>
                )}
              </p>
              <TextButton label={`Mark as ${isRead ? 'unread' : 'read'}: ${text}`} onPress={() => onRead(id, !isRead)}>
                {isRead ? 'Mark as unread' : 'Mark as read'}
              </TextButton>
            </div>
          </li>
        ))}
      </ul>
      <div className={foot}>
        <TextButton onPress={onReadAll}>Mark all as read</TextButton>
      </div>
    </>
  );
}
