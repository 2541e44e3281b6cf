import { type ReactNode, useState } from 'react';
import type { Desk as Sitting } from '../../../machines/session/session.select';
import { useDocumentTitle } from '../../flow/title';
import { BarPart, BarSeparator, BarTitle, Corner, Desk } from '../../ui/Desk';
import { IconButton } from '../../ui/shell/IconButton';
import { SideDrawer } from '../../ui/shell/SideDrawer';
import { Stamp } from '../../ui/shell/Stamp';
import { BackButton } from './BackButton';
import { CurrencySwitch, type CurrencySwitchProps } from './CurrencySwitch';
import { NotificationList } from './NotificationList';
import { type LogOut, ProfileMenu } from './ProfileMenu';
import { type PlaceGroup, parentOf } from './places';
import { Sidebar } from './Sidebar';
import { useSidebarWidth } from './useSidebarWidth';

interface ShellProps {
  readonly desk: Sitting;
  readonly title: string;
  readonly groups: readonly PlaceGroup[];
  readonly onCurrency: CurrencySwitchProps['onChoose'];
  /** The profile may have changed by now: what is said of the business, and what the provider wants to say. */
  readonly onOutdated: () => void;
  readonly logOut: LogOut;
  readonly children: ReactNode;
}

/** What stands around every screen: the sidebar on the left, the top bar above. */
export function Shell({ desk, title, groups, onCurrency, onOutdated, logOut, children }: ShellProps) {
  const { business, environment, notifications, user } = desk;
  const { rail, folded, toggle } = useSidebarWidth();
  const [drawer, setDrawer] = useState(false);
  const closeDrawer = () => setDrawer(false);
  const name = business.name || `Business ${business.id}`;
  // NAV-05: a business without a description has no ID to show.
  const note = business.description === '' ? null : `Merchant ID: ${business.id}`;
  const mark = (
    <Stamp about="Environment" {...(environment === 'Test' ? TEST : LIVE)}>
      {environment}
    </Stamp>
  );
  const currency = <CurrencySwitch currency={desk.currency} currencies={desk.currencies} onChoose={onCurrency} />;
  useDocumentTitle(title, name);
  return (
    <Desk
      rail={rail}
      corner={<Corner name={name} note={note} small={rail} />}
      mark={mark}
      nav={<Sidebar groups={groups} rail={rail} />}
      top={
        <>
          <BarPart when="narrow">
            <IconButton
              icon="panel-left"
              label="Menu"
              aria-haspopup="dialog"
              aria-expanded={drawer}
              onClick={() => setDrawer(true)}
            />
          </BarPart>
          <BarPart when="wide">
            <IconButton icon="panel-left" label="Sidebar" aria-expanded={!folded} onClick={toggle} />
          </BarPart>
          <BackButton parent={parentOf(groups)} />
          <BarTitle>{title}</BarTitle>
          <BarPart when="roomy">
            {currency}
            {mark}
          </BarPart>
          <BarSeparator />
          <NotificationList notifications={notifications} onOpen={onOutdated} />
          <ProfileMenu user={user} logOut={logOut} />
          <SideDrawer label="Menu" open={drawer} onClose={closeDrawer} corner={<Corner name={name} note={note} />}>
            {(follow) => (
              <>
                <Sidebar groups={groups} onFollow={follow} />
                <BarPart when="small">
                  <span aria-hidden="true">Currency</span>
                  {currency}
                </BarPart>
              </>
            )}
          </SideDrawer>
        </>
      }
    >
      {children}
    </Desk>
  );
}

const TEST = { tone: 'provisional', icon: 'flask' } as const;
const LIVE = { tone: 'inked', icon: 'circle-dot' } as const;
