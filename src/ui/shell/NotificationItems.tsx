import { css } from '../../../styled-system/css';

interface NotificationItem {
  readonly id: string;
  readonly from: string;
  readonly text: string;
  readonly when: string;
}

const list = css({ px: '4', pb: '1' });
const slip = css({ py: '3', overflowWrap: 'anywhere', '& + &': { borderTop: '[1px solid token(colors.line.faint)]' } });
const head = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' });
const from = css({ fontWeight: 'strong' });
const when = css({ color: 'ink.soft', fontSize: 'note', lineHeight: 'body' });

/** Notifications, one below the other: the source, the time, and the text. */
export function NotificationItems({ slips }: { readonly slips: readonly NotificationItem[] }) {
  return (
    <ul className={list}>
      {slips.map((each) => (
        <li key={each.id} className={slip}>
          <div className={head}>
            <span className={from}>{each.from}</span>
            <span className={when}>{each.when}</span>
          </div>
          <p>{each.text}</p>
        </li>
      ))}
    </ul>
  );
}
