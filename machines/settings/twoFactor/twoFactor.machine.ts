import { resource } from '../../kit/resource/resource.machine';

/** The setting of the signed-in user, for every business. */
export interface TwoFactor {
  readonly isOn: boolean;
}

/** PRF-01: whether the signed-in user needs a code at sign-in. There is only one setting, so its key is empty. */
export const twoFactorMachine = resource<TwoFactor, string>('twoFactor', {
  calls: ['getTwoFactor'],
  req: ['PRF-01'],
  description: 'Shows whether sign-in requires a code.',
});
