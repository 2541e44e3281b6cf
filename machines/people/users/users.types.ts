export type { User } from '../../../contract/people/users';

export interface UserFilter {
  /** Part of a name or an address; empty: anybody. */
  readonly words: string;
}
