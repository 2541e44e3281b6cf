import { useState } from 'react';
import { Link } from '../../flow/Link';
import { Flyout } from '../../ui/shell/Flyout';
import { ShellIcon } from '../../ui/shell/icons';
import { NavGroup, NavItem, navLinkStyle, RailButton } from '../../ui/shell/NavGroup';
import type { Place, PlaceGroup } from './places';

interface SidebarProps {
  readonly groups: readonly PlaceGroup[];
  /** Only icons. Their pages open in a flyout. */
  readonly rail?: boolean;
  readonly onFollow?: () => void;
}

/** NAV-01: the group of the open page is expanded until the merchant collapses it. */
export function Sidebar({ groups, rail = false, onFollow }: SidebarProps) {
  return (
    <nav aria-label="Main">
      <ul>
        {groups.map((group) =>
          group.isPage ? (
            <NavItem key={group.name} count={countOf(group)} rail={rail}>
              {group.places.map((place) => (
                <PageLink key={place.href} {...{ group, place, rail, onFollow }} />
              ))}
            </NavItem>
          ) : rail ? (
            <NavItem key={group.name} count={countOf(group)} rail>
              <FlyoutGroup group={group} />
            </NavItem>
          ) : (
            <FoldingGroup key={group.name} group={group} onFollow={onFollow} />
          ),
        )}
      </ul>
    </nav>
  );
}

const countOf = ({ places }: PlaceGroup) => places.reduce((sum, { count = 0 }) => sum + count, 0);

interface PageLinkProps {
  readonly group: PlaceGroup;
  readonly place: Place;
  readonly rail: boolean;
  readonly onFollow: (() => void) | undefined;
}

function PageLink({ group, place: { href, label, current }, rail, onFollow }: PageLinkProps) {
  return (
    <Link
      href={href}
      className={rail ? navLinkStyle.rail : navLinkStyle.top}
      aria-current={current}
      aria-label={rail ? label : undefined}
      title={rail ? label : undefined}
      onClick={onFollow}
    >
      <ShellIcon name={group.icon} />
      {!rail && label}
    </Link>
  );
}

const hasCurrent = ({ places }: PlaceGroup) => places.some(({ current }) => current !== undefined);

/** A folded group shows the sum of its counts, an open one shows them at its entries. */
function FoldingGroup({ group, onFollow }: { readonly group: PlaceGroup; readonly onFollow: (() => void) | undefined }) {
  const isHere = hasCurrent(group);
  // The merchant's choice stays while they are inside or outside of the group.
  const [done, setDone] = useState({ open: isHere, isHere });
  const open = done.isHere === isHere ? done.open : isHere;
  return (
    <NavItem count={open ? 0 : countOf(group)}>
      <NavGroup label={group.name} icon={group.icon} open={open} onToggle={() => setDone({ open: !open, isHere })}>
        {group.places.map(({ href, label, current, count = 0 }) => (
          <NavItem key={href} count={count}>
            <Link href={href} className={navLinkStyle.under} aria-current={current} onClick={onFollow}>
              {label}
            </Link>
          </NavItem>
        ))}
      </NavGroup>
    </NavItem>
  );
}

function FlyoutGroup({ group }: { readonly group: PlaceGroup }) {
  return (
    <Flyout
      title={group.name}
      side="beside"
      trigger={<RailButton label={group.name} icon={group.icon} aria-current={hasCurrent(group) ? 'true' : undefined} />}
    >
      {(follow) => (
        <ul>
          {group.places.map(({ href, label, current }) => (
            <li key={href}>
              <Link href={href} className={navLinkStyle.slip} aria-current={current} onClick={follow}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Flyout>
  );
}
