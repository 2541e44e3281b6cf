import { expect, it } from 'vitest';
import { chosenOf } from './roles.machine';

const role = (id: string) => ({ id, name: `Role ${id}`, description: '', isCustom: false, userCount: 0 });
const all = ['2', '3', '9', '101'].map(role);

it.each([
  ['the ninth, where nothing is asked for', all, null, '9'],
  ['the one that is asked for', all, '101', '101'],
  ['the ninth, where the one that is asked for is not there', all, '77', '9'],
  ['the first, where there is no ninth', all.slice(0, 2), null, '2'],
  ['none, where there is none', [], '9', undefined],
])('[ROL-01] %s', (_, roles, asked, id) => expect(chosenOf(roles, asked)?.id).toBe(id));
