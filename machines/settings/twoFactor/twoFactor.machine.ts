import { resource } from '../../kit/resource.machine';

/** Of whoever is signed in, at every business. */
export interface TwoFactor {
  readonly isOn: boolean;
}

/** PRF-01: whether a code is asked for when whoever is signed in signs in. There is one answer: its key is empty. */
export const twoFactorMachine = resource<TwoFactor, string>('twoFactor', {
  calls: ['getTwoFactor'],
  req: ['PRF-01'],
  description: 'Shows whether sign-in requires a code.',
});
