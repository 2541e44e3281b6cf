/** Sign-in, the profile, and the progress of onboarding. */
import { Id, Message, Otp } from '../common';
import { endpoints } from '../endpoint';
import { type } from '../schema';

/** SES-12. The documents name a business by `name` or `businessName`. */
const Business = type({
  id: Id,
  'name?': 'string',
  'businessName?': 'string',
  'businessType?': 'string | null',
  'verificationStatus?': 'string | null',
  'description?': 'string | null',
}).pipe(({ id, name, businessName, businessType, verificationStatus, description }) => ({
  id,
  name: businessName ?? name ?? '',
  type: businessType ?? '',
  verificationStatus: verificationStatus ?? '',
  description: description ?? '',
}));

const Businesses = type({ subsidiaries: Business.array() });

/** SES-02, SES-03: no token means that a second factor is required. */
const SignedIn = type({
  'status?': 'boolean',
  message: 'string',
  'token?': type({ accessToken: 'string > 0' }).or('null'),
  'routeToGetStarted?': 'boolean | string | null',
  'subsidiaryDetails?': Businesses.or('null'),
}).pipe(({ message, token, subsidiaryDetails }) => ({
  message,
  token: token?.accessToken ?? null,
  businesses: subsidiaryDetails?.subsidiaries ?? [],
}));

/** A page of the dashboard, with its filter. Never another site. */
const PAGE = /^\/dashboard(?:\/[\w.~%-]+)*(?:\?[^\s#]*)?$/;

const Notification = type({
  id: Id,
  messageFrom: 'string',
  messageText: 'string',
  dateCreated: 'string',
  /** Assumed: the page that it is about. */
  'link?': 'string | null',
}).pipe(({ link, ...rest }) => ({ ...rest, link: link && PAGE.test(link) ? link : '' }));

const User = type({ id: Id, firstName: 'string', lastName: 'string', email: 'string', role: 'string', permissions: 'string[]' });

/** A flag, or a word for one. */
const isSet = (flag: boolean | string | null | undefined) =>
  typeof flag === 'string' ? !['', 'false', 'no'].includes(flag.toLowerCase()) : flag === true;

const Profile = type({
  /** Assumed: the documents do not show the signed-in user, but the dashboard must know the role's permissions. */
  user: User,
  activeSubsidiary: Id.or(type({ id: Id }).pipe(({ id }) => id)),
  'subsidiaryDetails?': Businesses,
  'subsidiary_details?': Businesses,
  'routeToGetStarted?': 'boolean | string | null',
  'notifications?': Notification.array(),
  /** The documents spell it like this. */
  'envronmentDetail?': { name: "'Live' | 'Test'" },
  'customFeatures?': { 'isEnableForFx?': 'boolean' },
  /** Assumed: the business that opens at the next sign-in. */
  'defaultSubsidiary?': Id.or('null'),
  /** Assumed: the provider's reason for declining the active business. */
  'declineReason?': 'string | null',
}).pipe((answer) => ({
  user: answer.user,
  activeBusinessId: answer.activeSubsidiary,
  businesses: (answer.subsidiaryDetails ?? answer.subsidiary_details)?.subsidiaries ?? [],
  environment: answer.envronmentDetail?.name ?? ('Test' as const),
  notifications: answer.notifications ?? [],
  fx: answer.customFeatures?.isEnableForFx ?? false,
  /** NAV-07: the onboarding route flag. */
  toGetStarted: isSet(answer.routeToGetStarted),
  defaultBusinessId: answer.defaultSubsidiary ?? null,
  declineReason: answer.declineReason ?? '',
}));

/** One with more digits than a double holds arrives as text. */
const Percentage = type('0 <= number <= 100 | string.numeric');
const Sections = type({
  'personalInformation?': Percentage,
  'businessCompliance?': Percentage,
  'businessInformation?': Percentage,
  'bankInformation?': Percentage,
  'termsAndCondition?': Percentage,
});

/** One table of the documents shows the sections next to the message, and not whether they are under `data`. */
const OnboardingProgress = type({ data: Sections })
  .or(Sections)
  .pipe((answer) => {
    const sections = 'data' in answer ? answer.data : answer;
    return {
      personalInformation: Number(sections.personalInformation ?? 0),
      businessCompliance: Number(sections.businessCompliance ?? 0),
      businessInformation: Number(sections.businessInformation ?? 0),
      bankInformation: Number(sections.bankInformation ?? 0),
      termsAndCondition: Number(sections.termsAndCondition ?? 0),
    };
  });

export type Business = typeof Business.infer;
export type SignedIn = typeof SignedIn.infer;
export type Profile = typeof Profile.infer;
export type OnboardingProgress = typeof OnboardingProgress.infer;

const Email = type('1 <= string <= 254');

export const session = endpoints({
  /**
   * Returns a token, or none if a second factor is required. Wrong credentials get 401, which ends no session. After five in 15 minutes 429
   * with `Retry-After`.
   */
  login: {
    method: 'POST',
    path: '/subsidiary/dashboard/login',
    public: true,
    body: type({ Email, Password: '1 <= string <= 200' }),
    answer: SignedIn,
    req: ['SES-01', 'SES-02', 'SES-03', 'SES-04', 'SES-12'],
    assumed: false,
  },
  /** Returns the token for the emailed code. 400 if it is wrong, expired or was tried too often. Body and response are assumed. */
  completeLogin: {
    method: 'POST',
    path: '/subsidiary/dashboard/complete/login',
    public: true,
    body: type({ email: Email, otp: Otp }),
    answer: SignedIn,
    req: ['SES-03'],
    assumed: true,
  },
  /** Sends another code for a sign-in in progress. 429 within 60 s of the last one. */
  resendLoginCode: {
    method: 'POST',
    path: '/subsidiary/dashboard/login/resend-otp',
    public: true,
    body: type({ email: Email }),
    answer: Message,
    req: ['SES-03'],
    assumed: true,
  },
  /** Revokes the token, so that nobody can use it again. If a provider has no such call, its tokens expire by themselves: see the README. */
  logOut: {
    method: 'POST',
    path: '/subsidiary/dashboard/logout',
    answer: Message,
    permission: 'session',
    req: ['SES-10', 'SES-11'],
    assumed: true,
  },
  /** Returns the signed-in user, the active business and its environment. A 401 ends the session. */
  getProfile: {
    method: 'GET',
    path: '/subsidiary/dashboard/me',
    answer: Profile,
    permission: 'session',
    req: ['SES-02', 'SES-06', 'NAV-04', 'NAV-05', 'NAV-07', 'NAV-08', 'NAV-12', 'BAL-02'],
    assumed: false,
  },
  /** Returns the percentage of each section, 0 to 100. */
  getOnboardingProgress: {
    method: 'GET',
    path: '/subsidiary/dashboard/onboarding/percentage',
    answer: OnboardingProgress,
    permission: 'session',
    req: ['SES-02', 'ONB-01', 'ONB-03', 'ONB-04', 'ONB-13'],
    assumed: false,
  },
});
