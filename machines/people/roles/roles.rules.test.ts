import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areaGroups, grouped, heldWords, ownFirst, rightsIn } from './roles.rules';

const all = ['payout.view', 'payout.approve', 'balance.view', 'everything'].map((name, index) => ({ id: `${index}`, name }));
const labels = (words: string) =>
  grouped(all, words).map(({ area, permissions }) => [area, ...permissions.map(({ label }) => label)]);

it('[ROL-01] the own role comes first, and the others keep their order', () => {
  const roles = ['Approver', 'Owner', 'Viewer'].map((name) => ({ name }));
  expect(ownFirst(roles, 'Viewer').map(({ name }) => name)).toEqual(['Viewer', 'Approver', 'Owner']);
  expect(ownFirst(roles, 'Gone')).toEqual(roles);
});

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

it.each([
  ['a.view', ['A', 'View']],
  ['.view', ['Other', '.view']],
  ['view', ['Other', 'View']],
])('[ROL-01] the permission %s stands under its area, if it names one', (name, [area, label]) => {
  expect(grouped([{ id: '1', name }], '')).toEqual([{ area, permissions: [{ id: '1', label }] }]);
});

it('[ROL-01] none is lost and none comes twice, whatever it is called', () =>
  fc.assert(
    fc.property(fc.array(fc.string()), (names) => {
      const permissions = names.map((name, index) => ({ id: `${index}`, name }));
      const ids = grouped(permissions, '').flatMap((area) => area.permissions.map(({ id }) => Number(id)));
      expect(ids.sort((one, other) => one - other)).toEqual(names.map((_, index) => index));
    }),
  ));

const areas = grouped([...all, { id: '9', name: 'payout.initiate' }, { id: '10', name: 'qr.manage' }], '');
const areaOf = (name: string) => areas.filter(({ area }) => area === name);
const held = new Set(['0', '9']);

it.each([
  ['Balance', { view: false, manage: null, others: null }],
  ['Payout', { view: true, manage: null, others: ['initiate'] }],
  ['QR', { view: null, manage: false, others: null }],
  ['Other', { view: null, manage: null, others: [] }],
])('[ROL-01] what a role may do in %s', (name, rights) =>
  expect(areaOf(name).map((area) => rightsIn(area, held))).toEqual([rights]),
);

it.each([
  ['Payout', 'View, initiate'],
  ['Balance', ''],
])('[ROL-01] what a role may do in %s, in words', (name, words) =>
  expect(areaOf(name).map((area) => heldWords(area, held))).toEqual([words]),
);

it('[ROL-01] every area is in one group, and each permission is counted once', () => {
  const groups = areaGroups(areas, held);
  expect(groups.map(({ title, held: some, all: every }) => [title, some, every])).toEqual([
    ['Money in', 0, 1],
    ['Money out', 2, 4],
    ['Other permissions', 0, 1],
  ]);
  expect(
    groups
      .flatMap((group) => group.areas)
      .map(({ area }) => area)
      .sort(),
  ).toEqual(areas.map(({ area }) => area));
});
