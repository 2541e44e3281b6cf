import { lockOf } from '../../../machines/onboarding/onboarding/onboarding.rules';
import type { Workspace } from '../../../machines/shell/session/session.select';
import { settings } from '../../services/settings/settings';
import type { onboardingFlows } from '../../wiring/onboarding/onboarding';
import { noFlows } from '../frame/dashboardWiring';
import type { RouteEntry } from '../page';
import { type FlowProps, screen } from '../screen';
import { screens } from '../screens.list';
import { wirings } from '../wirings.list';

const mayManage = ({ permissions }: Workspace) => permissions.includes('business.manage');

/** ONB-04: returns why saved details are read-only, or null. */
const lockAt = (workspace: Workspace) => lockOf({ status: workspace.business.verificationStatus }, mayManage(workspace));

const onboardingArea = ({ workspace, flows, pageAt }: FlowProps<keyof typeof onboardingFlows>) => ({
  flows,
  mayManage: mayManage(workspace),
  lock: lockAt(workspace),
  hasInterface: settings.onboardingAddress !== '',
  accepted: workspace.progress.termsAndCondition === 100,
  pageOf: pageAt,
});

export const onboardingPages: readonly RouteEntry[] = [
  {
    path: '/dashboard/compliance',
    title: 'Compliance information',
    place: null,
    permission: 'business.manage',
    screen: screen(screens.compliance, wirings.compliance, ({ flows }) => ({ flows })),
  },
  {
    path: '/dashboard/settings/compliance-information',
    place: null,
    permission: 'business.manage',
    screen: screen(screens.compliance, wirings.compliance, ({ flows }) => ({ flows })),
  },
  {
    path: '/dashboard/get-Started/personalInformation',
    title: 'Personal Information',
    place: null,
    permission: 'business.manage',
    screen: screen(screens.personalInformation, wirings.onboardingDetails, ({ workspace, flows }) => ({
      flows,
      lock: lockAt(workspace),
      businessType: workspace.business.type,
    })),
  },
  {
    path: '/dashboard/get-Started/contactInformation',
    title: 'Contact information',
    place: null,
    permission: 'business.manage',
    screen: screen(screens.contactInformation, wirings.onboardingDetails, ({ workspace, flows }) => ({
      flows,
      lock: lockAt(workspace),
    })),
  },
  {
    path: '/dashboard/get-Started/businessInformation',
    title: 'Business information',
    place: null,
    permission: 'business.manage',
    screen: screen(screens.businessInformation, wirings.onboardingDetails, ({ workspace, flows }) => ({
      flows,
      lock: lockAt(workspace),
    })),
  },
  {
    path: '/dashboard/get-Started/businessRegistration',
    title: 'Business registration',
    place: null,
    permission: 'business.manage',
    screen: screen(screens.businessRegistration, wirings.onboardingDetails, ({ workspace, flows }) => ({
      flows,
      lock: lockAt(workspace),
      isCompany: workspace.business.type === 'Company',
    })),
  },
  {
    path: '/dashboard/get-Started',
    place: null,
    permission: 'business.view',
    screen: screen(screens.onboarding, wirings.onboarding, (given) => ({ ...onboardingArea(given), isList: false })),
  },
  {
    path: '/dashboard/get-Started/onboarding',
    place: null,
    permission: 'business.view',
    screen: screen(screens.onboarding, wirings.onboarding, (given) => ({ ...onboardingArea(given), isList: true })),
  },
  {
    path: '/dashboard/get-Started/bankdetails',
    title: 'Bank details',
    place: null,
    permission: 'business.view',
    screen: screen(screens.bankDetails, wirings.onboarding, onboardingArea),
  },
  {
    path: '/dashboard/get-Started/terms',
    place: null,
    permission: 'business.view',
    screen: screen(screens.terms, wirings.onboarding, onboardingArea),
  },
  {
    path: '/dashboard/get-Started/tour',
    place: null,
    permission: null,
    screen: screen(screens.tour, noFlows, ({ pageAt }) => ({ pageOf: pageAt })),
  },
];
