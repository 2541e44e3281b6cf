/** Services that need data of this tab besides the provider's: selected files. */

import type { Service } from '../../../machines/kit/flow/port';
import type { Said } from '../../../machines/kit/otp/otp.types';
import type { NewBusiness } from '../../../machines/settings/newBusiness/newBusiness.machine';
import { storedFile } from '../../flow/files';
import { createBusiness } from '../../services/settings/businesses';

export const saveBusiness: Service<{ values: NewBusiness }, Said> = ({ values }, options) => {
  const [image] = values.image;
  return createBusiness(values, (image && storedFile(image.key)) ?? undefined, options);
};
