import { expect, it } from 'vitest';
import { narrow } from '../../kit/list/narrow';
import { ngozi } from './users.flow';
import { actionsOf, nameOf, userFilters, userReaders } from './users.machine';

it.each([
  ['New', ['deactivate', 'resend']],
  ['Active', ['deactivate']],
  ['Inactive', ['activate']],
  ['', ['activate']],
])('[USR-01] what can be done with who is %s', (status, actions) => expect(actionsOf(status)).toEqual(actions));

it('[USR-01] somebody without a known name is called by their address', () => {
  expect([nameOf(ngozi), nameOf({ ...ngozi, firstName: '', lastName: '' })]).toEqual(['Ngozi Eze', ngozi.email]);
});

it.each([
  ['ngozi e', true],
  [' EZE@BLUE', true],
  ['', true],
  ['viewer', false],
])('[USR-01] Ngozi is looked for by “%s”: %s', (words, is) =>
  expect(narrow(userFilters, userReaders, [ngozi], { words })).toEqual(is ? [ngozi] : []),
);
