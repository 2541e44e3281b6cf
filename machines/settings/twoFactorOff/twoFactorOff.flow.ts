import type { Cases } from '../../kit/cases';
import { formCases } from '../../kit/form.cases';
import { formProperties } from '../../kit/form.properties';
import type { Said } from '../../kit/otp.types';
import type { Moment, Properties } from '../../kit/properties';
import { check, nothing, secrets, type TwoFactorOff, twoFactorOffMachine } from './twoFactorOff.machine';

export const twoFactorOffCases = formCases<TwoFactorOff, { right: unknown; cleared: unknown }, Said>({
  started: nothing,
  typed: {
    right: { change: { field: 'password', value: 'Bluecrest#2026' } },
    cleared: { change: { field: 'password', value: '' } },
  },
  answer: { message: 'Two-factor sign-in turned off successfully' },
}) satisfies Cases<typeof twoFactorOffMachine>;

const asksWithoutThePassword = ({ isIn, context: { values } }: Moment<typeof twoFactorOffMachine>) =>
  isIn('saving') && values.password === '';

const twoFactorOffProperties = [
  ...formProperties({ req: 'PRF-01', answers: ['saved'], check, secrets }),
  {
    kind: 'never',
    says: 'It is never asked for without the password',
    req: ['PRF-01', 'FLW-03'],
    when: asksWithoutThePassword,
  },
] satisfies Properties<typeof twoFactorOffMachine, typeof twoFactorOffCases>;

export const twoFactorOffFlow = { machine: twoFactorOffMachine, cases: twoFactorOffCases, properties: twoFactorOffProperties };
