import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import type { Said } from '../../kit/otp/otp.types';

/** The file name of the logo. */
export interface RemovedLogo {
  readonly name: string;
}

/** BUS-01: removes the logo after a confirmation. */
export const logoRemovalMachine = confirmedAction<RemovedLogo, Said>('logoRemoval', {
  calls: ['updateBusinessLogo'],
  req: ['BUS-01'],
  description: 'Removes the logo that customers see.',
  failureMessage: 'We couldn’t remove the logo. Try again.',
  successMessage: 'Logo removed.',
});
