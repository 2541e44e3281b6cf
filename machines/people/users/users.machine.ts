import type { User } from '../../../contract/people/users';
import { collection } from '../../kit/collection.machine';

export type { User } from '../../../contract/people/users';

export interface UserFilter {
  /** Part of a name or an address; empty: anybody. */
  readonly words: string;
}

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

/** USR-01: the kit's collection, made for those who may act for a business or were asked to. */
export const usersMachine = collection<User, UserFilter>('users', {
  calls: ['listUsers'],
  req: ['USR-01', 'GEN-07'],
  description: 'Those who may act for the business or were asked to, newest first.',
});
