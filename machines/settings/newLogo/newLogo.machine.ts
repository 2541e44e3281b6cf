import { form } from '../../kit/form/form.machine';
import { fileRule, firstError, required, validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { SelectedFile } from '../../kit/form/form.types';
import type { Said } from '../../kit/otp/otp.types';
import { LIMITS } from '../../onboarding/onboardingDetails/onboardingDetails.rules';

export interface NewLogo {
  readonly logo: readonly SelectedFile[];
}

export const noLogo: NewLogo = { logo: [] };

/** BUS-01: a picture by name and content, up to 1 MB. */
export const validate = validateWith<NewLogo>({
  logo: firstError<readonly SelectedFile[]>(
    required('Logo'),
    fileRule(['png', 'jpeg'], LIMITS.logo, { kinds: 'a PNG, JPG or JPEG file', size: '1 MB' }),
  ),
});

/** BUS-01: replaces the logo of the business. */
export const newLogoMachine = form<NewLogo, Said>('newLogo', {
  calls: ['updateBusinessLogo'],
  req: ['BUS-01'],
  description: 'Replaces the logo that customers see.',
  validate,
  fieldOfError: (said) => (said.startsWith('logo') ? 'logo' : null),
  failureMessage: 'We couldn’t update the logo. Try again.',
  successMessage: 'Logo updated.',
});

export const selectNewLogo = selectForm(validate);
