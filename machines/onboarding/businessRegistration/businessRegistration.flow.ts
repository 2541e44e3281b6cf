import type { Cases } from '../../kit/cases';
import { formCases } from '../../kit/form.cases';
import { formProperties } from '../../kit/form.properties';
import type { Said } from '../../kit/otp.types';
import type { Properties } from '../../kit/properties';
import { CHECKLIST } from '../particulars/particulars.rules';
import { type BusinessRegistration, businessRegistrationMachine, check, startedWith } from './businessRegistration.machine';

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

export const businessRegistrationCases = {
  ...formCases<BusinessRegistration, { cleared: unknown; mended: unknown }, Said>({
    started: { ...startedWith(limited), stakeholders: '1' },
    typed: {
      cleared: { change: { field: 'registrationNumber', value: '' } },
      mended: { change: { field: 'registrationNumber', value: 'RC 55' } },
    },
    answer: { message: 'Business registration saved' },
  }),
} satisfies Cases<typeof businessRegistrationMachine>;

const businessRegistrationProperties = formProperties<BusinessRegistration, 'saved'>({
  req: 'ONB-09',
  answers: ['saved'],
  check,

  leadsTo: CHECKLIST,
}) satisfies Properties<typeof businessRegistrationMachine, typeof businessRegistrationCases>;

export const businessRegistrationFlow = {
  machine: businessRegistrationMachine,
  cases: businessRegistrationCases,
  properties: businessRegistrationProperties,
};
