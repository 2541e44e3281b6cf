import type { Cases } from '../../kit/cases';
import { formCases } from '../../kit/form.cases';
import type { Said } from '../../kit/otp.types';
import type { businessRegistrationMachine } from './businessRegistration.machine';
import { startedWith } from './businessRegistration.rules';
import type { BusinessRegistration } from './businessRegistration.types';

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
