import { useLocation } from 'wouter';
import { Link } from '../../flow/Link';
import { ThumbBar, ThumbFace, thumbStyle } from '../../ui/shell/ThumbBar';
import { APPROVALS, HOME, type Place, type PlaceGroup } from './places';

interface PhoneBarProps {
  readonly groups: readonly PlaceGroup[];
  readonly isMoreOpen: boolean;
  readonly onMore: () => void;
  readonly onFollow?: () => void;
}

/** The pages of the bar, if the role has them. `also` are pages that belong to an entry, and `within` those that no entry of the menu has. */
const ENTRIES = [
  { href: HOME, label: 'Home', icon: 'house', also: [], within: '/dashboard/get-Started' },
  { href: '/dashboard/account/payouts', label: 'Pay', icon: 'send', also: ['/dashboard/payout/transfer'], within: null },
  { href: APPROVALS, label: 'Approvals', icon: 'user-check', also: [], within: null },
] as const;

type Entry = (typeof ENTRIES)[number];

function currentOf({ href, also, within }: Entry, places: readonly Place[], path: string): Place['current'] {
  if (within !== null && path.startsWith(within)) return 'true';
  const own = places.find((place) => place.href === href)?.current;
  return own ?? (places.some((place) => place.current && also.some((path) => path === place.href)) ? 'true' : undefined);
}

/** The main pages within a thumb's reach, and More for all others. */
export function PhoneBar({ groups, isMoreOpen, onMore, onFollow }: PhoneBarProps) {
  const [path] = useLocation();
  const places = groups.flatMap((group) => group.places);
  const entries = ENTRIES.flatMap((entry) => {
    const place = places.find(({ href }) => href === entry.href);
    return place ? [{ ...entry, count: place.count ?? 0, current: currentOf(entry, places, path) }] : [];
  });
  const isElsewhere = entries.every(({ current }) => current === undefined);
  return (
    <ThumbBar label="Quick access">
      {entries.map(({ href, label, icon, count, current }) => (
        <li key={href}>
          <Link
            href={href}
            className={thumbStyle}
            aria-current={current}
            aria-label={count > 0 ? `${label}, ${count} waiting` : undefined}
            data-chosen={(current && !isMoreOpen) || undefined}
            onClick={onFollow}
          >
            <ThumbFace icon={icon} label={label} count={count} />
          </Link>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={thumbStyle}
          aria-haspopup="dialog"
          aria-expanded={isMoreOpen}
          aria-current={isElsewhere || undefined}
          data-chosen={isElsewhere || isMoreOpen || undefined}
          onClick={onMore}
        >
          <ThumbFace icon="menu" label="More" />
        </button>
      </li>
    </ThumbBar>
  );
}
