export type { Role } from '../../../contract/people/roles';
