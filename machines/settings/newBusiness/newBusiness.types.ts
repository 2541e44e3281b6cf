import type { Chosen } from '../../kit/form.types';

/** A new business, under the names of the call, but for `dialCode`: the country's, which is sent before the number. */
export interface NewBusiness {
  readonly nameOfSubsidiary: string;
  readonly description: string;
  /** The short name, as `NG`. */
  readonly country: string;
  readonly email: string;
  readonly dialCode: string;
  readonly mobileNumber: string;
  readonly businessType: string;
  readonly isDefault: boolean;
  readonly image: readonly Chosen[];
}
