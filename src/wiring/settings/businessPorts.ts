/** Ports that need what is in this tab beside the provider: files that were chosen, and rules that the provider has no parameter for. */
import type { Page, Query } from '../../../machines/kit/collection.types';
import type { Said } from '../../../machines/kit/otp.types';
import type { Service } from '../../../machines/kit/port';
import type { NewBusiness } from '../../../machines/settings/newBusiness/newBusiness.machine';
import type { SubMerchant, SubMerchantFilter } from '../../../machines/settings/subMerchants/subMerchants.machine';
import { isAskedFor } from '../../../machines/settings/subMerchants/subMerchants.machine';
import { keptFile } from '../../flow/files';
import { createBusiness, listSubMerchants } from '../../services/settings/businesses';

export const saveBusiness: Service<{ values: NewBusiness }, Said> = ({ values }, options) => {
  const [image] = values.image;
  return createBusiness(values, (image && keptFile(image.key)) ?? undefined, options);
};

/** SUB-01: everything there is, of which the list shows what is asked for. */
export const subMerchantsAskedFor: Service<Query<SubMerchantFilter>, Page<SubMerchant>> = async ({ filter }, options) => {
  const { rows } = await listSubMerchants(undefined, options);
  const asked = rows.filter((row) => isAskedFor(row, filter));
  return { rows: asked, total: asked.length };
};
