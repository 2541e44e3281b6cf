/** What differs between providers. Set when the app is built: see the README. */
interface Settings {
  /** The address of the API. Empty: that of the app. */
  readonly apiAddress: string;
  /** Whether the provider returns the cost of a payout before it is made. */
  readonly hasPayoutFee: boolean;
  /** Whether the provider returns the status of a key. Without it, the payouts list is searched for the client reference. */
  readonly hasPayoutStatus: boolean;
  /** Whether the provider can revoke a token. Without it, a token works until it expires. */
  readonly hasLogOut: boolean;
  /** The minutes of inactivity after which a session ends (SES-11). At least one. */
  readonly idleMinutes: number;
  /** ONB-02: the http(s) address of the provider's own onboarding interface. Empty: the app's checklist. */
  readonly onboardingAddress: string;
  /** The http(s) address of the provider's help pages. Empty: the app links to none. */
  readonly helpAddress: string;
  /** The address for problems. Empty: the documents name none, so the app offers none. */
  readonly supportEmail: string;
}

const IDLE_MINUTES = 10;

const {
  VITE_API_ADDRESS,
  VITE_ONBOARDING_ADDRESS = '',
  VITE_LOG_OUT_CALL,
  VITE_PAYOUT_FEE_CALL,
  VITE_PAYOUT_STATUS_CALL,
  VITE_IDLE_MINUTES,
  VITE_HELP_ADDRESS = '',
  VITE_SUPPORT_EMAIL = '',
} = import.meta.env;

/** A setting that is no number counts as missing. */
const minutesIn = (text = '') => (/^\d{1,5}$/.test(text.trim()) ? Math.max(1, Number(text)) : IDLE_MINUTES);

const webAddress = (text: string) => (/^https?:\/\//.test(text) ? text : '');

export const settings: Settings = {
  apiAddress: (VITE_API_ADDRESS ?? '').replace(/\/$/, ''),
  hasLogOut: VITE_LOG_OUT_CALL !== 'none',
  hasPayoutFee: VITE_PAYOUT_FEE_CALL !== 'none',
  hasPayoutStatus: VITE_PAYOUT_STATUS_CALL !== 'none',
  onboardingAddress: webAddress(VITE_ONBOARDING_ADDRESS),
  helpAddress: webAddress(VITE_HELP_ADDRESS),
  idleMinutes: minutesIn(VITE_IDLE_MINUTES),
  supportEmail: /^[^\s@?&%,]+@[^\s@?&%,]+$/.test(VITE_SUPPORT_EMAIL) ? VITE_SUPPORT_EMAIL : '',
};
