import type { User, UserFilter } from './users.types';

/** How somebody is called; by the address, where no name is known. */
export const nameOf = ({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

/** Whether somebody is one of those that are looked for. The provider shows no parameter for it: the whole list is filtered here. */
export const isLookedFor = (user: User, { words }: UserFilter): boolean =>
  `${nameOf(user)} ${user.email}`.toLowerCase().includes(words.trim().toLowerCase());

/** USR-01: what can be done with a user, by their status. Who has not accepted can be written to again. */
export function deedsOf(status: string): readonly ('deactivate' | 'activate' | 'resend')[] {
  if (status === 'New') return ['deactivate', 'resend'];
  return status === 'Active' ? ['deactivate'] : ['activate'];
}
