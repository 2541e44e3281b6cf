import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/Button';
import { SheetProfile, SheetSwitches, SideDrawer } from '../../ui/shell/SideDrawer';
import { GoLive, type WayToGoLive } from './GoLive';
import { PhoneBar } from './PhoneBar';
import type { LogOut } from './ProfileMenu';
import type { PlaceGroup } from './places';
import { Sidebar } from './Sidebar';

interface NavDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** It also has what the top bar has no room for, and the bar at its foot. */
  readonly isPhone: boolean;
  readonly groups: readonly PlaceGroup[];
  readonly wayToGoLive: WayToGoLive | null;
  /** The switch of the business. */
  readonly corner: ReactNode;
  /** The switches of the currency and the environment. */
  readonly switches: ReactNode;
  readonly userName: string;
  readonly logOut: LogOut;
}

/** NAV-01: the whole navigation where no sidebar has room for it. */
export function NavDrawer(props: NavDrawerProps) {
  const { open, onClose, isPhone, groups, wayToGoLive, corner, switches, userName, logOut } = props;
  const leave = () => {
    onClose();
    logOut.ask();
  };
  return (
    <SideDrawer
      label={isPhone ? 'More' : 'Menu'}
      open={open}
      onClose={onClose}
      corner={corner}
      {...(isPhone && {
        foot: (follow) => <PhoneBar groups={groups} isMoreOpen onMore={onClose} onFollow={follow} />,
      })}
    >
      {(follow) => (
        <>
          {isPhone && <SheetSwitches>{switches}</SheetSwitches>}
          {wayToGoLive && <GoLive {...wayToGoLive} onFollow={follow} />}
          <Sidebar groups={groups} onFollow={follow} />
          {isPhone && (
            <SheetProfile name={userName}>
              <Button disabled={!logOut.can} onPress={leave}>
                Log Out
              </Button>
            </SheetProfile>
          )}
        </>
      )}
    </SideDrawer>
  );
}
