import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import type { countriesCases } from './countries.cases';
import type { countriesMachine } from './countries.machine';

export const countriesProperties = resourceProperties('SUB-01', 'some') satisfies Properties<
  typeof countriesMachine,
  typeof countriesCases
>;
