/** Services for the merchant's businesses: the active one, its environment, the list, and a new one. */

import type { Country } from '../../../contract/onboarding/firstVersion';
import { firstVersion } from '../../../contract/onboarding/firstVersion';
import type { SubMerchant } from '../../../contract/settings/businesses';
import { businesses, environmentIds } from '../../../contract/settings/businesses';
import type { Page } from '../../../machines/kit/collection/collection.types';
import type { Service } from '../../../machines/kit/flow/port';
import type { Said } from '../../../machines/kit/otp/otp.types';
import { nationalPhone } from '../../../machines/kit/values/readings';
import type { NewBusiness } from '../../../machines/settings/newBusiness/newBusiness.machine';
import type { Wanted } from '../../../machines/shell/switching/switching.types';
import { call, type Options } from '../call';
import { upload } from '../onboarding/upload';
import { switching } from '../switches';

/**
 * NAV-10, NAV-11: the next sign-in opens the default business, in the environment that was chosen last. No other tab of the session sends
 * anything from here on until it reloads.
 */
export const switchTo: Service<{ wanted: Wanted }, void> = ({ wanted }, options) =>
  switching(() =>
    wanted.kind === 'business'
      ? call(businesses.setActiveSubsidiary, { body: { subsidiaryId: wanted.id, setAsDefault: false } }, options)
      : call(
          businesses.toggleEnvironment,
          { body: { environmentId: environmentIds[wanted.environment], SetDefault: true } },
          options,
        ),
  );

/** NAV-10: the business is already active. Only the default changes. */
export const makeDefault: Service<{ businessId: string; name: string }, { name: string }> = async (business, options) => {
  await call(businesses.setActiveSubsidiary, { body: { subsidiaryId: business.businessId, setAsDefault: true } }, options);
  return { name: business.name };
};

/** NAV-04, SUB-01: the number is sent with its country's dial code, without the leading zero. */
export async function createBusiness(values: NewBusiness, image: File | undefined, options: Options): Promise<Said> {
  const { nameOfSubsidiary, description, country, email, businessType, isDefault, dialCode, mobileNumber } = values;
  const body = {
    nameOfSubsidiary: nameOfSubsidiary.trim(),
    description: description.trim(),
    country,
    email: email.trim(),
    businessType: businessType === 'Individual' ? 'Individual' : 'Company',
    isDefault: isDefault ? 'true' : 'false',
    mobileNumber: `${dialCode}${nationalPhone(mobileNumber, dialCode).replace(/^0/, '')}`,
  } as const;
  return upload(businesses.createSubsidiary, { body, files: { image } }, options);
}

export const listCountries: Service<{ key: string }, readonly Country[]> = (_, options) =>
  call(firstVersion.listCountries, {}, options);

export const listSubMerchants: Service<unknown, Page<SubMerchant>> = (_, options) =>
  call(businesses.listSubsidiaries, {}, options);
