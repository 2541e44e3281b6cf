/** Services for the onboarding forms: the owner, the business and its registration. */
import { onboarding } from '../../../contract/onboarding/onboarding';
import { type paperNames, type Registration, registration } from '../../../contract/onboarding/registration';
import type { Service } from '../../../machines/kit/flow/port';
import type { Said } from '../../../machines/kit/otp/otp.types';
import { bareNumber, subscriberPhone } from '../../../machines/kit/values/readings';
import type { BusinessInformation } from '../../../machines/onboarding/businessInformation/businessInformation.machine';
import type { BusinessInformationData } from '../../../machines/onboarding/businessInformationData/businessInformationData.machine';
import type {
  BusinessRegistration,
  Paper,
  RegistrationSaved,
} from '../../../machines/onboarding/businessRegistration/businessRegistration.machine';
import type { ContactInformation } from '../../../machines/onboarding/contactInformation/contactInformation.machine';
import type { PersonalInformation } from '../../../machines/onboarding/personalInformation/personalInformation.machine';
import type { PersonalInformationData } from '../../../machines/onboarding/personalInformationData/personalInformationData.machine';
import type { RegistrationData } from '../../../machines/onboarding/registrationData/registrationData.machine';
import type { Stakeholder } from '../../../machines/onboarding/stakeholder/stakeholder.machine';
import type { Leaver } from '../../../machines/onboarding/stakeholderRemoval/stakeholderRemoval.machine';
import type { Stakeholders } from '../../../machines/onboarding/stakeholders/stakeholders.machine';
import { call } from '../call';
import { type Given, type Sending, upload } from './upload';

type One = { readonly key: string };

/** The country's dial code, if the documents send it (ONB-12). */
const PREFIX = '+234';

export const personalInformationData: Service<One, PersonalInformationData> = async (_, options) => {
  const [saved, types] = await Promise.all([
    call(onboarding.getPersonalInformation, {}, options),
    call(onboarding.listIdentificationTypes, {}, options),
  ]);
  return { saved, types };
};

/** ONB-07. */
export const savePersonalInformation = ({ values }: Given<PersonalInformation>, options: Sending): Promise<Said> => {
  const { identification, passportphoto, proofofaddress, ...texts } = values;
  const { identificationSaved: _i, passportphotoSaved: _p, proofofaddressSaved: _a, ...typed } = texts;
  const body = {
    ...typed,
    bvn: bareNumber(typed.bvn),
    nin: bareNumber(typed.nin),
    mobileNumber: subscriberPhone(typed.mobileNumber),
  };
  const files = {
    identification: options.take(identification)[0],
    passportphoto: options.take(passportphoto)[0],
    proofofaddress: options.take(proofofaddress)[0],
  };
  return upload(onboarding.savePersonalInformation, { body, files }, options);
};

/** ONB-12. */
export const saveContactInformation: Service<Given<ContactInformation>, Said> = ({ values }, options) => {
  const body = { ...values, mobileNumber: `${PREFIX}${subscriberPhone(values.mobileNumber)}` };
  return call(onboarding.saveContactInformation, { body }, options);
};

export const businessInformationData: Service<One, BusinessInformationData> = (_, options) =>
  call(onboarding.getBusinessInformation, {}, options);

/** ONB-08. */
export const saveBusinessInformation = ({ values }: Given<BusinessInformation>, options: Sending): Promise<Said> => {
  const { logo, logoSaved: _, ...typed } = values;
  const body = { ...typed, mobilenumber: subscriberPhone(typed.mobilenumber) };
  return upload(onboarding.saveBusinessInformation, { body, files: { logo: options.take(logo)[0] } }, options);
};

type Own = 'certOfIncorporation' | 'memoOfAssociation';

/** The name that is sent with each document that has no field of its own in the call. */
const NAMES: { readonly [Field in Exclude<Paper, Own>]: (typeof paperNames)[number] } = {
  proofOfAddress: 'proof of address',
  statusReport: 'status report',
  directorsParticulars: "directors' particulars",
  directorIdentification: 'director identification',
};
const NAMED = Object.keys(NAMES) as (keyof typeof NAMES)[];

function registrationOf({ otherDocuments, certOfIncorporation, memoOfAssociation, ...texts }: Registration): RegistrationSaved {
  const under = (field: keyof typeof NAMES) => {
    const all = otherDocuments.filter(({ documentName }) => documentName === NAMES[field]);
    return { name: all.map(({ value }) => value).join(', '), bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) };
  };
  return {
    ...texts,
    papers: {
      certOfIncorporation: { name: certOfIncorporation, bytes: 0 },
      memoOfAssociation: { name: memoOfAssociation, bytes: 0 },
      proofOfAddress: under('proofOfAddress'),
      statusReport: under('statusReport'),
      directorsParticulars: under('directorsParticulars'),
      directorIdentification: under('directorIdentification'),
    },
  };
}

export const registrationData: Service<One, RegistrationData> = async (_, options) => {
  const [saved, classes] = await Promise.all([
    call(registration.getBusinessRegistration, {}, options),
    call(registration.listBusinessClasses, {}, options),
  ]);
  return { saved: registrationOf(saved), classes };
};

/** ONB-09. */
export const saveBusinessRegistration = ({ values }: Given<BusinessRegistration>, options: Sending): Promise<Said> => {
  const { businessClassId, registrationNumber, taxIdNumber, expectedMonthlyTransactionVolumn } = values;
  const body = { businessClassId, registrationNumber, taxIdNumber, expectedMonthlyTransactionVolumn };
  const files = {
    certOfIncorporation: options.take(values.certOfIncorporation)[0],
    memoOfAssociation: options.take(values.memoOfAssociation)[0],
    otherDocuments: NAMED.flatMap((field) => options.take(values[field]).map((value) => ({ documentName: NAMES[field], value }))),
  };
  return upload(registration.saveBusinessRegistration, { body, files }, options);
};

export const stakeholders: Service<One, Stakeholders> = (_, options) => call(registration.listStakeholders, {}, options);

/** ONB-10: creates a new stakeholder if there is no id. */
export const saveStakeholder: Service<Given<Stakeholder>, Said> = ({ subject: id, values }, options) => {
  const body = {
    FirstName: values.firstName,
    LastName: values.lastName,
    Bvn: bareNumber(values.bvn),
    NIN: bareNumber(values.nin),
    MobileNumber: subscriberPhone(values.mobileNumber),
    Gender: values.gender,
    DateOfBirth: values.dateOfBirth,
  };
  return id === ''
    ? upload(registration.addStakeholder, { body, files: {} }, options)
    : upload(registration.updateStakeholder, { body: { ...body, Id: id }, files: {} }, options);
};

export const deleteStakeholder: Service<{ readonly subject: Leaver }, Said> = ({ subject: { id } }, options) =>
  call(registration.deleteStakeholder, { params: { id } }, options);
