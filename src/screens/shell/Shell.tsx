import { type ContextType, type ReactNode, useCallback, useState } from 'react';
import type { Workspace as Sitting } from '../../../machines/shell/session/session.select';
import { BarTitleOfPage } from '../../flow/barTitle';
import { useKeptCount } from '../../flow/keptCount';
import { useDocumentTitle } from '../../flow/title';
import { fetchMenu } from '../../ui/buttons/Menu';
import { fetchModal } from '../../ui/layers/Modal';
import { AboveNav, AppShell, BarPart, BarSeparator, BarTitle } from '../../ui/layout/AppShell';
import { useMedia } from '../../ui/layout/useMedia';
import { fetchActionMenu } from '../../ui/shell/ActionMenu';
import { Banner } from '../../ui/shell/Banner';
import { fetchFlyout } from '../../ui/shell/Flyout';
import { IconButton } from '../../ui/shell/IconButton';
import { lazyDialog, usePreloaded } from '../kit/lazyDialog';
import { BackButton } from './BackButton';
import { BusinessSwitch, type BusinessSwitchProps, nameOfBusiness } from './BusinessSwitch';
import { CurrencySwitch, type CurrencySwitchProps } from './CurrencySwitch';
import { EnvironmentChoice, EnvironmentSwitch, type EnvironmentSwitchProps } from './EnvironmentSwitch';
import type { WayToGoLive } from './GoLive';
import { NotificationList } from './NotificationList';
import { type LogOut, ProfileMenu, type ProfileMenuProps } from './ProfileMenu';
import { APPROVALS, CHARGEBACKS, type PlaceGroup, parentOf, withCount } from './places';
import { Sidebar } from './Sidebar';
import { useSidebarWidth } from './useSidebarWidth';
import { WaitingCount } from './waitingCount';

const WIDE = '(min-width: 48rem)';
/** Only narrow pages have these, so they load later. A phone starts with its bar while the profile still loads. */
const menu = lazyDialog(async () => (await import('./NavDrawer')).NavDrawer);
const bar = lazyDialog(async () => (await import('./PhoneBar')).PhoneBar);
/** Only a business that is not live has it. */
const goLive = lazyDialog(async () => (await import('./GoLive')).GoLive);
const AHEAD = [fetchModal, fetchActionMenu, fetchFlyout, fetchMenu, menu.fetch];
if (!window.matchMedia(WIDE).matches) void bar.fetch();

interface ShellProps {
  readonly workspace: Sitting;
  readonly title: string;
  readonly groups: readonly PlaceGroup[];
  /** NAV-07: null if there is no next step. */
  readonly wayToGoLive: WayToGoLive | null;
  readonly onBusiness: BusinessSwitchProps['onChoose'];
  readonly onDefaultBusiness: BusinessSwitchProps['onDefault'];
  /** Null if the role may not add one. */
  readonly onAddBusiness: BusinessSwitchProps['onAdd'];
  readonly onAllBusinesses: BusinessSwitchProps['onAll'];
  readonly onEnvironment: EnvironmentSwitchProps['onChoose'];
  readonly onCurrency: CurrencySwitchProps['onChoose'];
  /** The profile may have changed, such as the business or its notifications. */
  readonly onOutdated: () => void;
  /** Returns an address for a link. Null if it has no page, or this role may not open it. */
  readonly linkTo: (address: string) => string | null;
  readonly recording: ProfileMenuProps['recording'];
  readonly onShowFlow: ProfileMenuProps['onShowFlow'];
  readonly help: ProfileMenuProps['help'];
  readonly logOut: LogOut;
  /** The button and dialog of the finder. */
  readonly finder: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every screen: the sidebar on the left, the top bar above. */
export function Shell(props: ShellProps) {
  const {
    workspace,
    title,
    wayToGoLive,
    onBusiness,
    onDefaultBusiness,
    onAddBusiness,
    onAllBusinesses,
    onEnvironment,
    onCurrency,
    onOutdated,
    linkTo,
    recording,
    onShowFlow,
    help,
    logOut,
    finder,
    children,
  } = props;
  const { business, businesses, environment, notifications, user } = workspace;
  const { rail, folded, toggle } = useSidebarWidth();
  /** Null: it was never open. */
  const [drawer, setDrawer] = useState<boolean | null>(null);
  const closeDrawer = () => setDrawer(false);
  const isPhone = !useMedia(WIDE);
  const [titleOfPage, setTitleOfPage] = useState<string | null>(null);
  usePreloaded(AHEAD);
  const [approvals, setApprovals] = useKeptCount('approvals');
  const [chargebacks, setChargebacks] = useKeptCount('chargebacks');
  const report = useCallback<ContextType<typeof WaitingCount>>(
    (what, count) => ({ approvals: setApprovals, chargebacks: setChargebacks })[what](count),
    [setApprovals, setChargebacks],
  );
  const groups = withCount(withCount(props.groups, APPROVALS, approvals), CHARGEBACKS, chargebacks);
  const parent = parentOf(groups);
  const mark = <EnvironmentSwitch environment={environment} onChoose={onEnvironment} />;
  const currency = <CurrencySwitch currency={workspace.currency} currencies={workspace.currencies} onChoose={onCurrency} />;
  const switcher = {
    business,
    businesses,
    defaultBusinessId: workspace.defaultBusinessId,
    onChoose: onBusiness,
    onDefault: onDefaultBusiness,
    onAdd: onAddBusiness,
    onAll: onAllBusinesses,
  };
  useDocumentTitle(title, nameOfBusiness(business));
  return (
    <AppShell
      rail={rail}
      corner={<BusinessSwitch {...switcher} small={rail} />}
      foot={isPhone && <bar.Dialog groups={groups} isMoreOpen={drawer === true} onMore={() => setDrawer(true)} />}
      banner={environment === 'Test' && <Banner>{TEST_MODE}</Banner>}
      nav={
        <>
          {wayToGoLive && (
            <AboveNav>
              <goLive.Dialog {...wayToGoLive} rail={rail} />
            </AboveNav>
          )}
          <Sidebar groups={groups} rail={rail} />
        </>
      }
      top={
        <>
          <BarPart when="narrow">
            <IconButton
              icon="panel-left"
              label="Menu"
              aria-haspopup="dialog"
              aria-expanded={drawer === true}
              onClick={() => setDrawer(true)}
            />
          </BarPart>
          <BarPart when="wide">
            <IconButton icon="panel-left" label="Sidebar" aria-expanded={!folded} onClick={toggle} />
          </BarPart>
          <BackButton parent={parent} />
          {isPhone && parent === null ? <BusinessSwitch {...switcher} /> : <BarTitle>{titleOfPage ?? title}</BarTitle>}
          {finder}
          <BarPart when="roomy">
            {currency}
            {mark}
          </BarPart>
          {isPhone && <EnvironmentChoice environment={environment} onChoose={onEnvironment} />}
          <BarSeparator />
          <NotificationList notifications={notifications} linkTo={linkTo} onOpen={onOutdated} />
          <ProfileMenu user={user} recording={recording} onShowFlow={onShowFlow} help={help} logOut={logOut} />
          {drawer !== null && (
            <menu.Dialog
              {...{ isPhone, groups, wayToGoLive, logOut }}
              open={drawer}
              onClose={closeDrawer}
              corner={<BusinessSwitch {...switcher} />}
              switches={
                <>
                  {currency}
                  {mark}
                </>
              }
              userName={user.name}
            />
          )}
        </>
      }
    >
      <BarTitleOfPage value={setTitleOfPage}>
        <WaitingCount value={report}>{children}</WaitingCount>
      </BarTitleOfPage>
    </AppShell>
  );
}

/** NAV-09. */
const TEST_MODE = 'You are in test mode. Live mode can be enabled at the top right corner of this dashboard.';
