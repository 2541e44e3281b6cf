import { checkBy, required } from '../../kit/form.rules';
import type { UserRole } from './userRole.types';

export const check = checkBy<UserRole>({ role: required('Role') });
