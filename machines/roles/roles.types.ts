export type { Role } from '../../contract/roles';
