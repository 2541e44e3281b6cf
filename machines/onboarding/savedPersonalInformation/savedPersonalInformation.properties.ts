import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import type { savedPersonalInformationCases } from './savedPersonalInformation.cases';
import type { savedPersonalInformationMachine } from './savedPersonalInformation.machine';

export const savedPersonalInformationProperties = resourceProperties('ONB-07', 'shown') satisfies Properties<
  typeof savedPersonalInformationMachine,
  typeof savedPersonalInformationCases
>;
