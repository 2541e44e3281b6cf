import type { User } from '../../../contract/people/users';
import { collection } from '../../kit/collection/collection.machine';
import { type FilterOf, filters, searchFor } from '../../kit/list/filters';
import type { Readers } from '../../kit/list/narrow';

export type { User } from '../../../contract/people/users';

/** Returns the user's name, or the email if there is none. */
export const nameOf = ({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

/** USR-01: part of a name or an email. */
export const userFilters = filters({ words: searchFor('Search by name or email') });
export type UserFilter = FilterOf<typeof userFilters>;

/** The provider documents no parameter for it. */
export const userReaders: Readers<User, UserFilter> = { words: (user) => `${nameOf(user)} ${user.email}` };

/** USR-01: returns the actions on a user by status. A person who has not accepted can get the email again. */
export function actionsOf(status: string): readonly ('deactivate' | 'activate' | 'resend')[] {
  if (status === 'New') return ['deactivate', 'resend'];
  return status === 'Active' ? ['deactivate'] : ['activate'];
}

/** USR-01: the list of users and invited people of a business. */
export const usersMachine = collection<User, UserFilter>('users', {
  calls: ['listUsers'],
  req: ['USR-01', 'GEN-07'],
  description: 'Lists users and invitations of the business, newest first.',
});
