import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import type { savedRegistrationCases } from './savedRegistration.cases';
import type { savedRegistrationMachine } from './savedRegistration.machine';

export const savedRegistrationProperties = resourceProperties('ONB-09', 'shown') satisfies Properties<
  typeof savedRegistrationMachine,
  typeof savedRegistrationCases
>;
