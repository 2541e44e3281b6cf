/** Services for onboarding. */

import { session } from '../../../contract/access/session';
import { onboarding } from '../../../contract/onboarding/onboarding';
import { banks } from '../../../contract/payouts/banks';
import type { Account as Looked, Resolved } from '../../../machines/kit/accountLookup/accountLookup.types';
import type { Service } from '../../../machines/kit/flow/port';
import type { Said } from '../../../machines/kit/otp/otp.types';
import type { Asked, Onboarding } from '../../../machines/onboarding/onboarding/onboarding.types';
import type { Account, Choices } from '../../../machines/onboarding/onboardingBank/onboardingBank.types';
import { call } from '../call';
import { pageOfOurs } from '../page';
import { settings } from '../settings/settings';
import { forBusiness, token } from '../token';

const AGREEMENT = '/agreement.html';

/** ONB-02, ONB-03: loads the name first and type, status and sections last, so that these are as recent as possible. */
export const loadOnboarding: Service<void, Onboarding> = async (_, options) => {
  const { name } = await call(onboarding.getBusinessInformation, {}, options);
  const [profile, progress] = await Promise.all([
    call(session.getProfile, {}, options),
    call(session.getOnboardingProgress, {}, options),
  ]);
  const active = profile.businesses.find(({ id }) => id === profile.activeBusinessId);
  const { type = '', verificationStatus: status = '' } = active ?? {};
  const { toGetStarted: routed, declineReason } = profile;
  return { name: name || (active?.name ?? ''), type, status, declineReason, routed, progress };
};

/** Sent once, and never retried here. */
export const requestGoLive: Service<void, Asked> = (_, options) => call(onboarding.requestGoLive, {}, options);

export const switchType: Service<void, Said> = (_, options) => call(onboarding.switchBusinessType, {}, options);

/**
 * ONB-02: redirects to the provider's interface. The token is in the URL fragment, which no server receives and no referrer contains. Without a
 * token there is no redirect.
 */
export const openInterface: Service<void, { readonly went: boolean }> = async () => {
  const held = token();
  if (held === null || settings.onboardingAddress === '') return { went: false };
  window.location.assign(`${settings.onboardingAddress}#token=${encodeURIComponent(held)}`);
  return { went: true };
};

export const loadBankChoices: Service<void, Choices> = async (_, options) => {
  const [all, saved] = await Promise.all([call(banks.listBanks, {}, options), call(onboarding.getOnboardingBank, {}, options)]);
  return { banks: all, saved };
};

export const resolveOwnAccount: Service<Looked, Resolved> = ({ accountNumber, bankCode }, options) =>
  call(banks.resolvePayoutAccount, { headers: forBusiness(), body: { accountNumber, bankCode } }, options);

export const saveBank: Service<Account, Said> = (account, options) =>
  call(onboarding.saveOnboardingBank, { body: account }, options);

/** ONB-13: the agreement is a page of the app. */
export const loadAgreement: Service<void, { readonly agreement: string }> = async (_, options) => ({
  agreement: await pageOfOurs(AGREEMENT, options),
});

export const answerTerms: Service<{ accepted: boolean }, Said> = ({ accepted }, options) =>
  call(onboarding.acceptTerms, { body: { accepted } }, options);
