import type { User } from '../../../contract/people/users';

/** Somebody who was asked and has not accepted. */
export type Asked = Pick<User, 'id' | 'email'>;
