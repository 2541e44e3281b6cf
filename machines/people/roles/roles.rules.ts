import type { Role } from './roles.types';

/** ROL-01: the role that is shown first, where there is one of this number. */
const FIRST = '9';

/** The role that is asked for; else the one that comes first. Null where there is none at all. */
export const chosenOf = (roles: readonly Role[], asked: string | null): Role | null =>
  roles.find(({ id }) => id === asked) ?? roles.find(({ id }) => id === FIRST) ?? roles[0] ?? null;
