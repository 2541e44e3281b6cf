import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import type { savedBusinessInformationCases } from './savedBusinessInformation.cases';
import type { savedBusinessInformationMachine } from './savedBusinessInformation.machine';

export const savedBusinessInformationProperties = resourceProperties('ONB-08', 'shown') satisfies Properties<
  typeof savedBusinessInformationMachine,
  typeof savedBusinessInformationCases
>;
