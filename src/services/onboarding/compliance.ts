/** Services for the first version of onboarding (ONB-15). */

import { firstVersion } from '../../../contract/onboarding/firstVersion';
import { banks } from '../../../contract/payouts/banks';
import type { Service } from '../../../machines/kit/flow/port';
import type { Said } from '../../../machines/kit/otp/otp.types';
import { bareNumber } from '../../../machines/kit/values/readings';
import type { BankAccount, Director, Documents, Profile } from '../../../machines/onboarding/compliance/compliance.types';
import type { ComplianceData } from '../../../machines/onboarding/complianceData/complianceData.machine';
import { call } from '../call';
import { type Given, type Sending, upload } from './upload';

const BY_DEFAULT = 'Individual';

/** No call returns the saved director and documents, so these tabs start empty. */
export const complianceData: Service<{ readonly key: string }, ComplianceData> = async (_key, options) => {
  const [{ version: _, ...profile }, accounts, industries, countries, allBanks] = await Promise.all([
    call(firstVersion.getKycProfile, {}, options),
    call(firstVersion.listSettlementBanks, {}, options),
    call(firstVersion.listBusinessCategories, {}, options),
    call(firstVersion.listCountries, {}, options),
    call(banks.listBanks, {}, options),
  ]);
  const { bankId = '', accountNumber = '', accountName = '' } = accounts.at(-1) ?? {};
  return {
    saved: {
      profile: { ...profile, business_type: profile.business_type || BY_DEFAULT },
      bank: { bankId, accountNumber, accountName },
      director: { directorname: '', idnumber: '', id: [] },
      documents: { proofofaddress: [], id: [] },
    },
    industries,
    countries,
    banks: allBanks,
  };
};

export const saveProfile: Service<Given<Profile>, Said> = ({ values }, options) => {
  const business_type = values.business_type === 'Company' ? 'Company' : BY_DEFAULT;
  return call(firstVersion.updateBusinessProfile, { body: { ...values, bvn: bareNumber(values.bvn), business_type } }, options);
};

/** Both spellings of the bank's id are sent. The last saved account is not added again, because the provider would refuse it. */
export const saveBank: Service<Given<BankAccount>, Said> = async ({ subject, values }, options) => {
  const { bankId, accountNumber, accountName } = values;
  if (subject === [bankId, accountNumber, accountName].join(' ')) return { message: '' };
  const body = { accountNumber: accountNumber.trim(), accountName: accountName.trim(), bankId, bank_id: bankId };
  return call(firstVersion.addSettlementBank, { body }, options);
};

export const saveDirector = ({ values }: Given<Director>, options: Sending): Promise<Said> => {
  const { id, ...body } = values;
  return upload(firstVersion.submitDirectorKyc, { body, files: { id: options.take(id)[0] } }, options);
};

export const saveDocuments = ({ values }: Given<Documents>, options: Sending): Promise<Said> => {
  const files = { proofofaddress: options.take(values.proofofaddress)[0], id: options.take(values.id)[0] };
  return upload(firstVersion.submitKycDocuments, { files }, options);
};

export const complete: Service<object, Said> = (_, options) => call(firstVersion.completeOnboarding, {}, options);
