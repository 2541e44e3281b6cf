/** Services for sign-in and session. The token goes from here to session storage and nowhere else. */
import type { SignedIn as SignedInAnswer } from '../../../contract/access/session';
import { session } from '../../../contract/access/session';
import type { Credentials, SignedIn } from '../../../machines/access/signIn/signIn.types';
import type { Service } from '../../../machines/kit/flow/port';
import type { Said } from '../../../machines/kit/otp/otp.types';
import type { LoadedProfile } from '../../../machines/shell/session/session.types';
import { call } from '../call';
import { settings } from '../settings/settings';
import { keepBusiness, keepToken } from '../token';

function kept({ token, message, businesses }: SignedInAnswer): SignedIn {
  if (token !== null) keepToken(token);
  return { message, businesses, complete: token !== null };
}

export const login: Service<Credentials, SignedIn> = async ({ email, password }, options) =>
  kept(await call(session.login, { body: { Email: email, Password: password } }, options));

export const completeLogin: Service<{ subject: string; otp: string }, SignedIn> = async ({ subject, otp }, options) =>
  kept(await call(session.completeLogin, { body: { email: subject, otp } }, options));

export const resendLoginCode: Service<{ subject: string }, Said> = ({ subject }, options) =>
  call(session.resendLoginCode, { body: { email: subject } }, options);

/** SES-02: returns the profile and the onboarding status. Every later call names the profile's business. */
export const loadProfile: Service<void, LoadedProfile> = async (_, options) => {
  const [profile, progress] = await Promise.all([
    call(session.getProfile, {}, options),
    call(session.getOnboardingProgress, {}, options),
  ]);
  keepBusiness(profile.activeBusinessId);
  return { profile, progress };
};

/** SES-10, SES-11: revokes a token at the provider after this tab removed it, if the provider supports that. */
export const revokeToken: Service<{ token: string }, void> = async ({ token }, { signal }) => {
  if (settings.hasLogOut) await call(session.logOut, {}, { signal, endedToken: token });
};
