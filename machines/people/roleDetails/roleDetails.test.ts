import fc from 'fast-check';
import { expect, it } from 'vitest';
import { grouped } from './roleDetails.machine';

const all = ['payout.view', 'payout.approve', 'balance.view', 'everything'].map((name, index) => ({ id: `${index}`, name }));
const labels = (words: string) =>
  grouped(all, words).map(({ area, permissions }) => [area, ...permissions.map(({ label }) => label)]);

it('[ROL-01] permissions stand under their areas', () =>
  expect(labels('')).toEqual([
    ['Balance', 'View'],
    ['Other', 'Everything'],
    ['Payout', 'View', 'Approve'],
  ]));

it.each([
  ['payout', [['Payout', 'View', 'Approve']]],
  [
    ' VIEW',
    [
      ['Balance', 'View'],
      ['Payout', 'View'],
    ],
  ],
  ['payout.approve', [['Payout', 'Approve']]],
  ['nothing', []],
])('[ROL-01] looked for by “%s”', (words, found) => expect(labels(words)).toEqual(found));

it('[ROL-01] none is lost and none comes twice, whatever it is called', () =>
  fc.assert(
    fc.property(fc.array(fc.string()), (names) => {
      const permissions = names.map((name, index) => ({ id: `${index}`, name }));
      const ids = grouped(permissions, '').flatMap((area) => area.permissions.map(({ id }) => Number(id)));
      expect(ids.sort((one, other) => one - other)).toEqual(names.map((_, index) => index));
    }),
  ));
