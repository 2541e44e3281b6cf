import type { FundingInFull } from '../../../contract/fundings/fundings';
import { resource } from '../../kit/resource/resource.machine';

export type { FundingInFull } from '../../../contract/fundings/fundings';

/** FND-02: one funding with the deliveries of its notification, by its id. */
export const fundingDetailsMachine = resource<FundingInFull, string>('fundingDetails', {
  calls: ['getFundingDetails'],
  req: ['FND-02'],
  description: 'Shows one funding of the active business, with what its webhook was sent.',
});
