import { lockOf } from '../../../machines/onboarding/onboarding/onboarding.rules';
import type { Desk } from '../../../machines/shell/session/session.select';
import { settings } from '../../services/settings/settings';
import type { onboardingFlows } from '../../wiring/onboarding/onboarding';
import { noFlows } from '../dashboardWiring';
import type { RouteEntry } from '../page';
import { type Shown, screen } from '../screen';
import { wirings } from '../wirings.list';

const mayManage = ({ permissions }: Desk) => permissions.includes('business.manage');

/** ONB-04: why what was filled in can only be read; null while it can be changed. */
const lockAt = (desk: Desk) => lockOf({ status: desk.business.verificationStatus }, mayManage(desk));

const onboardingArea = ({ desk, flows, pageAt }: Shown<keyof typeof onboardingFlows>) => ({
  flows,
  mayManage: mayManage(desk),
  lock: lockAt(desk),
  hasInterface: settings.onboardingAddress !== '',
  accepted: desk.progress.termsAndCondition === 100,
  pageOf: pageAt,
});

export const onboardingPages: readonly RouteEntry[] = [
  {
    path: '/dashboard/compliance',
    title: 'Compliance information',
    place: null,
    permission: 'business.manage',
    screen: screen(
      () => import('../../screens/onboarding/ComplianceScreen').then((module) => module.ComplianceScreen),
      wirings.compliance,
      ({ flows }) => ({ flows }),
    ),
  },
  {
    path: '/dashboard/settings/compliance-information',
    place: null,
    permission: 'business.manage',
    screen: screen(
      () => import('../../screens/onboarding/ComplianceScreen').then((module) => module.ComplianceScreen),
      wirings.compliance,
      ({ flows }) => ({ flows }),
    ),
  },
  {
    path: '/dashboard/get-Started/personalInformation',
    title: 'Personal Information',
    place: null,
    permission: 'business.manage',
    screen: screen(
      () => import('../../screens/onboarding/PersonalInformationScreen').then((module) => module.PersonalInformationScreen),
      wirings.particulars,
      ({ desk, flows }) => ({ flows, lock: lockAt(desk), businessType: desk.business.type }),
    ),
  },
  {
    path: '/dashboard/get-Started/contactInformation',
    title: 'Contact information',
    place: null,
    permission: 'business.manage',
    screen: screen(
      () => import('../../screens/onboarding/ContactInformationScreen').then((module) => module.ContactInformationScreen),
      wirings.particulars,
      ({ desk, flows }) => ({ flows, lock: lockAt(desk) }),
    ),
  },
  {
    path: '/dashboard/get-Started/businessInformation',
    title: 'Business information',
    place: null,
    permission: 'business.manage',
    screen: screen(
      () => import('../../screens/onboarding/BusinessInformationScreen').then((module) => module.BusinessInformationScreen),
      wirings.particulars,
      ({ desk, flows }) => ({ flows, lock: lockAt(desk) }),
    ),
  },
  {
    path: '/dashboard/get-Started/businessRegistration',
    title: 'Business registration',
    place: null,
    permission: 'business.manage',
    screen: screen(
      () => import('../../screens/onboarding/BusinessRegistrationScreen').then((module) => module.BusinessRegistrationScreen),
      wirings.particulars,
      ({ desk, flows }) => ({ flows, lock: lockAt(desk) }),
    ),
  },
  {
    path: '/dashboard/get-Started',
    place: null,
    permission: 'business.view',
    screen: screen(
      () => import('../../screens/onboarding/OnboardingScreen').then((module) => module.OnboardingScreen),
      wirings.onboarding,
      (given) => ({ ...onboardingArea(given), isList: false }),
    ),
  },
  {
    path: '/dashboard/get-Started/onboarding',
    place: null,
    permission: 'business.view',
    screen: screen(
      () => import('../../screens/onboarding/OnboardingScreen').then((module) => module.OnboardingScreen),
      wirings.onboarding,
      (given) => ({ ...onboardingArea(given), isList: true }),
    ),
  },
  {
    path: '/dashboard/get-Started/bankdetails',
    title: 'Bank details',
    place: null,
    permission: 'business.view',
    screen: screen(
      () => import('../../screens/onboarding/BankDetailsScreen').then((module) => module.BankDetailsScreen),
      wirings.onboarding,
      onboardingArea,
    ),
  },
  {
    path: '/dashboard/get-Started/terms',
    place: null,
    permission: 'business.view',
    screen: screen(
      () => import('../../screens/onboarding/TermsScreen').then((module) => module.TermsScreen),
      wirings.onboarding,
      onboardingArea,
    ),
  },
  {
    path: '/dashboard/get-Started/tour',
    place: null,
    permission: null,
    screen: screen(
      () => import('../../screens/onboarding/TourScreen').then((module) => module.TourScreen),
      noFlows,
      ({ pageAt }) => ({ pageOf: pageAt }),
    ),
  },
];
