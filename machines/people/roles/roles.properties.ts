import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import type { rolesCases } from './roles.cases';
import type { rolesMachine } from './roles.machine';

export const rolesProperties = resourceProperties('ROL-01', 'some') satisfies Properties<typeof rolesMachine, typeof rolesCases>;
