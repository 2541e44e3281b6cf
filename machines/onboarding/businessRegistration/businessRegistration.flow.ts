import { formFlow } from '../../kit/form/form.flow';
import { CHECKLIST } from '../onboardingDetails/onboardingDetails.rules';
import { businessRegistrationMachine, startedWith, validate } from './businessRegistration.machine';

const page = (name: string) => ({ name, bytes: 2_000 });

export const limited = {
  businessClassId: '1',
  registrationNumber: 'RC 1204557',
  taxIdNumber: '20114477-0001',
  expectedMonthlyTransactionVolumn: '20000000',
  papers: {
    certOfIncorporation: page('certificate.pdf'),
    memoOfAssociation: page('memorandum.pdf'),
    proofOfAddress: page('lease.pdf'),
    statusReport: page('status-report.pdf'),
    directorsParticulars: { name: '', bytes: 0 },
    directorIdentification: page('director-passport.pdf'),
  },
};

export const company = { ...startedWith(limited), stakeholders: '1' };

export const businessRegistrationFlow = formFlow(businessRegistrationMachine, {
  validate,
  redirectTo: CHECKLIST,
  starts: { saved: { values: company } },
  typed: { cleared: { field: 'registrationNumber', value: '' }, corrected: { field: 'registrationNumber', value: 'RC 55' } },
  answers: { saved: { message: 'Business registration saved' } },
  screen: { path: '/dashboard/get-Started/businessRegistration', as: 'musa.garba@harbour.test', registered: true },
  fields: { registrationNumber: 'Registration number' },
  sees: {
    title: 'Company',
    missing: 'Registration number is required!',
    saved: ['No such page', 'We need more information'],
  },
});
