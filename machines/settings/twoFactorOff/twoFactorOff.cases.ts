import type { Cases } from '../../kit/cases';
import { formCases } from '../../kit/form.cases';
import type { Said } from '../../kit/otp.types';
import type { twoFactorOffMachine } from './twoFactorOff.machine';
import { nothing } from './twoFactorOff.rules';
import type { TwoFactorOff } from './twoFactorOff.types';

export const twoFactorOffCases = formCases<TwoFactorOff, { right: unknown; cleared: unknown }, Said>({
  started: nothing,
  typed: {
    right: { change: { field: 'password', value: 'Bluecrest#2026' } },
    cleared: { change: { field: 'password', value: '' } },
  },
  answer: { message: 'Two-factor sign-in turned off successfully' },
}) satisfies Cases<typeof twoFactorOffMachine>;
