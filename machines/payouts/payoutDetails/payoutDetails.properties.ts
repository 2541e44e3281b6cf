import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import type { payoutDetailsCases } from './payoutDetails.cases';
import type { payoutDetailsMachine } from './payoutDetails.machine';

export const payoutDetailsProperties = resourceProperties('PAY-01', 'paid') satisfies Properties<
  typeof payoutDetailsMachine,
  typeof payoutDetailsCases
>;
