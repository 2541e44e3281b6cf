import type { User } from '../../../contract/people/users';
import { collection } from '../../kit/collection.machine';
import { type FilterOf, filters, searchFor } from '../../kit/filters';
import type { Readers } from '../../kit/narrow';

export type { User } from '../../../contract/people/users';

/** How somebody is called; by the address, where no name is known. */
export const nameOf = ({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

/** USR-01: part of a name or an address. */
export const userFilters = filters({ words: searchFor('Search by name or e-mail') });
export type UserFilter = FilterOf<typeof userFilters>;

/** The provider shows no parameter for it. */
export const userReaders: Readers<User, UserFilter> = { words: (user) => `${nameOf(user)} ${user.email}` };

/** USR-01: what can be done with a user, by their status. Who has not accepted can be written to again. */
export function actionsOf(status: string): readonly ('deactivate' | 'activate' | 'resend')[] {
  if (status === 'New') return ['deactivate', 'resend'];
  return status === 'Active' ? ['deactivate'] : ['activate'];
}

/** USR-01: the kit's collection, made for those who may act for a business or were asked to. */
export const usersMachine = collection<User, UserFilter>('users', {
  calls: ['listUsers'],
  req: ['USR-01', 'GEN-07'],
  description: 'Lists users and invitations of the business, newest first.',
});
