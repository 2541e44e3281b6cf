/** Services for the settings of a business, and of the signed-in user (BUS-01). */
import { firstVersion } from '../../../contract/onboarding/firstVersion';
import { businessSettings as calls } from '../../../contract/settings/businessSettings';
import type { Service } from '../../../machines/kit/flow/port';
import type { Outdated } from '../../../machines/kit/form/form.types';
import type { Said } from '../../../machines/kit/otp/otp.types';
import { bareNumber } from '../../../machines/kit/values/readings';
import type { BusinessDetails } from '../../../machines/settings/businessDetails/businessDetails.machine';
import type { BusinessLogo } from '../../../machines/settings/businessLogo/businessLogo.machine';
import type { BusinessProfile } from '../../../machines/settings/businessProfile/businessProfile.machine';
import type { SignedOutDevice } from '../../../machines/settings/deviceSignOut/deviceSignOut.machine';
import type { NewLogo } from '../../../machines/settings/newLogo/newLogo.machine';
import type { PasswordChange } from '../../../machines/settings/passwordChange/passwordChange.machine';
import type { SignedInDevice } from '../../../machines/settings/signedInDevices/signedInDevices.machine';
import { call } from '../call';
import { type Given, type Sending, upload } from '../onboarding/upload';
import { orOutdated, versioned } from '../outdated';

type ByKey<Value> = Service<{ key: string }, Value>;

export const businessDetails: ByKey<BusinessDetails> = async (_, options) => {
  const [profile, industries, countries] = await Promise.all([
    call(firstVersion.getKycProfile, {}, options),
    call(firstVersion.listBusinessCategories, {}, options),
    call(firstVersion.listCountries, {}, options),
  ]);
  return { profile, industries, countries };
};

const typeOf = (text: string) => (text === 'Company' ? ('Company' as const) : ('Individual' as const));

/** The call has no part without the legal details, so verified ones are sent as the provider has them, whatever is on screen. */
export const saveBusinessProfile: Service<Given<BusinessProfile>, Said | Outdated<BusinessProfile>> = async (
  { values },
  options,
) => {
  const { isVerified, version, ...typed } = values;
  const { bvn, business_type, legal_business_name, country } = isVerified
    ? await call(firstVersion.getKycProfile, {}, options)
    : { ...typed, bvn: bareNumber(typed.bvn) };
  const legal = { bvn, business_type: typeOf(business_type), legal_business_name, country };
  const body = { ...typed, ...legal, ...versioned(version) };
  return orOutdated(
    () => call(firstVersion.updateBusinessProfile, { body }, options),
    async () => ({ ...(await call(firstVersion.getKycProfile, {}, options)), isVerified }),
  );
};

export const businessLogo: ByKey<BusinessLogo> = async (_, options) => ({
  logo: await call(calls.getBusinessLogo, {}, options),
});

export const saveLogo = ({ values: { logo } }: Given<NewLogo>, options: Sending): Promise<Said> =>
  upload(calls.updateBusinessLogo, { files: { logo: options.take(logo)[0] } }, options);

/** The same call without a file. */
export const removeLogo: Service<unknown, Said> = (_, options) =>
  upload(calls.updateBusinessLogo, { files: { logo: undefined } }, options);

/** The repeated password is not sent. */
export const changePassword: Service<{ values: PasswordChange }, Said> = ({ values: { password, newPassword } }, options) =>
  call(calls.changePassword, { body: { password, newPassword } }, options);

export const signedInDevices: ByKey<readonly SignedInDevice[]> = (_, options) => call(calls.listSessions, {}, options);

export const signOutDevice: Service<{ subject: SignedOutDevice }, Said> = ({ subject: { id } }, options) =>
  call(calls.endSession, { params: { id } }, options);
