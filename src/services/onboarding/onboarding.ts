/** The ports of onboarding. */

import { session } from '../../../contract/access/session';
import { onboarding } from '../../../contract/onboarding/onboarding';
import { banks } from '../../../contract/payouts/banks';
import type { Account as Looked, Resolved } from '../../../machines/kit/accountLookup.types';
import type { Said } from '../../../machines/kit/otp.types';
import type { Service } from '../../../machines/kit/port';
import type { Asked, Onboarding } from '../../../machines/onboarding/onboarding/onboarding.types';
import type { Account, Choices } from '../../../machines/onboarding/onboardingBank/onboardingBank.types';
import { call } from '../call';
import { pageOfOurs } from '../page';
import { settings } from '../settings/settings';
import { forBusiness, token } from '../token';

const AGREEMENT = '/agreement.html';

/** ONB-02, ONB-03: the name first; type, state and sections then, so that these are the latest there are when they are shown. */
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

/** Asked for once: nothing here repeats it. */
export const requestGoLive: Service<void, Asked> = (_, options) => call(onboarding.requestGoLive, {}, options);

export const switchType: Service<void, Said> = (_, options) => call(onboarding.switchBusinessType, {}, options);

/**
 * ONB-02: to the provider's own interface. The token goes in the fragment of the address, which no server is sent and no referrer holds. Without
 * a token nobody is sent anywhere.
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

/** ONB-13: the agreement is a page of the app's own. */
export const loadAgreement: Service<void, { readonly agreement: string }> = async (_, options) => ({
  agreement: await pageOfOurs(AGREEMENT, options),
});

export const answerTerms: Service<{ accepted: boolean }, Said> = ({ accepted }, options) =>
  call(onboarding.acceptTerms, { body: { accepted } }, options);
