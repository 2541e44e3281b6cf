import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import type { stakeholdersCases } from './stakeholders.cases';
import type { stakeholdersMachine } from './stakeholders.machine';

export const stakeholdersProperties = resourceProperties('ONB-10', 'shown') satisfies Properties<
  typeof stakeholdersMachine,
  typeof stakeholdersCases
>;
