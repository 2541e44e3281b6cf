/** Valid details of a business. Each test changes what it is about. */
import { session } from '../../contract/access/session';
import { onboarding } from '../../contract/onboarding/onboarding';
import { registration } from '../../contract/onboarding/registration';
import { nameOf } from '../rules/recipients';
import type { Sandbox } from '../start';
import { call } from './client';
import { pdf, png } from './papers';

export const person = {
  bvn: '22212345678',
  nin: '11112345678',
  firstName: 'Ife',
  lastName: "O'Adéyẹmí",
  gender: 'Female',
  dateOfBirth: '1990-02-28',
  mobileNumber: '+2348031234567',
  idType: '2',
  idNumber: 'A1234567',
};
export const identity = () => ({
  identification: png('passport.png'),
  passportphoto: undefined,
  proofofaddress: pdf('bill.pdf'),
});

export const business = {
  name: 'Newleaf Crafts',
  description: 'Baskets',
  emailaddress: 'hello@newleaf.test',
  chargebackemail: 'hello@newleaf.test',
  mobilenumber: '8031234567',
  address: '1 Palm Road',
  city: 'Ibadan',
  state: 'Oyo',
  website: 'https://newleaf.test',
  facebook: '',
  instagram: '',
  twitter: '',
};

export const company = {
  businessClassId: '1',
  registrationNumber: 'RC 12345',
  taxIdNumber: '1234-5678',
  expectedMonthlyTransactionVolumn: '5000000',
};
export const papers = () => ({
  certOfIncorporation: pdf('certificate.pdf'),
  memoOfAssociation: pdf('memorandum.pdf'),
  otherDocuments: ['proof of address', 'status report', 'director identification'].map((documentName) => ({
    documentName,
    value: pdf(`${documentName}.pdf`),
  })),
});

export const stakeholder = {
  FirstName: 'Bola',
  LastName: 'Ade',
  Bvn: '22212345678',
  NIN: '11112345678',
  MobileNumber: '8031234567',
  Gender: 'Male',
  DateOfBirth: '1980-01-01',
};

export const account = {
  bankId: '1',
  accountNumber: '0123456789',
  accountType: 'Savings',
  accountName: nameOf('058', '0123456789'),
} as const;

/** Every section by its percentage's name, each with its call. */
export const steps = (sandbox: Sandbox, token: string) => ({
  personalInformation: () => call(sandbox, onboarding.savePersonalInformation, { body: person, files: identity() }, token),
  businessInformation: () =>
    call(sandbox, onboarding.saveBusinessInformation, { body: business, files: { logo: undefined } }, token),
  bankInformation: () => call(sandbox, onboarding.saveOnboardingBank, { body: account }, token),
  termsAndCondition: () => call(sandbox, onboarding.acceptTerms, { body: { accepted: true } }, token),
  businessCompliance: async () => {
    await call(sandbox, registration.addStakeholder, { body: stakeholder, files: {} }, token);
    return call(sandbox, registration.saveBusinessRegistration, { body: company, files: papers() }, token);
  },
});

/** Returns how much of each section is complete. */
export const progressOf = (sandbox: Sandbox, token: string) => call(sandbox, session.getOnboardingProgress, {}, token);

/** Returns the type of the active business, and how far its verification is. */
export async function businessState(sandbox: Sandbox, token: string) {
  const { businesses, activeBusinessId } = await call(sandbox, session.getProfile, {}, token);
  const active = businesses.find(({ id }) => id === activeBusinessId);
  return { type: active?.type, status: active?.verificationStatus };
}
