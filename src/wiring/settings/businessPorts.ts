/** Ports that need what is in this tab beside the provider: files that were chosen. */
import type { Said } from '../../../machines/kit/otp.types';
import type { Service } from '../../../machines/kit/port';
import type { NewBusiness } from '../../../machines/settings/newBusiness/newBusiness.machine';
import { keptFile } from '../../flow/files';
import { createBusiness } from '../../services/settings/businesses';

export const saveBusiness: Service<{ values: NewBusiness }, Said> = ({ values }, options) => {
  const [image] = values.image;
  return createBusiness(values, (image && keptFile(image.key)) ?? undefined, options);
};
