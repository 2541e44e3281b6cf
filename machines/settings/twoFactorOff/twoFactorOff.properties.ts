import { formProperties } from '../../kit/form.properties';
import type { Moment, Properties } from '../../kit/properties';
import type { twoFactorOffCases } from './twoFactorOff.cases';
import type { twoFactorOffMachine } from './twoFactorOff.machine';
import { check, secrets } from './twoFactorOff.rules';

const asksWithoutThePassword = ({ isIn, context: { values } }: Moment<typeof twoFactorOffMachine>) =>
  isIn('saving') && values.password === '';

export const twoFactorOffProperties = [
  ...formProperties({ req: 'PRF-01', answers: ['saved'], check, secrets }),
  {
    kind: 'never',
    says: 'It is never asked for without the password',
    req: ['PRF-01', 'FLW-03'],
    when: asksWithoutThePassword,
  },
] satisfies Properties<typeof twoFactorOffMachine, typeof twoFactorOffCases>;
