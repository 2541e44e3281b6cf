import { collection } from '../../kit/collection.machine';
import type { User, UserFilter } from './users.types';

/** USR-01: the kit's collection, made for those who may act for a business or were asked to. */
export const usersMachine = collection<User, UserFilter>('users', {
  calls: ['listUsers'],
  req: ['USR-01', 'GEN-07'],
  description: 'Those who may act for the business or were asked to, newest first.',
});
