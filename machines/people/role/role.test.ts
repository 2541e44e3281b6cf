import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyValues, idsIn, isReady, permissionsOf, ticked, validate } from './role.machine';

const whole = { name: 'Cashier', description: 'Looks at payouts', permissions: '10' };

it('[ROL-01] can be sent with a name, a description and a permission, and not without one of them', () => {
  expect([isReady(whole), validate(whole)]).toEqual([true, {}]);
  for (const field of ['name', 'description', 'permissions'] as const) {
    expect([field, isReady({ ...whole, [field]: ' ' })]).toEqual([field, false]);
  }
  expect(validate(emptyValues)).toEqual({
    name: 'Name is required!',
    description: 'Description is required!',
    permissions: 'Choose at least one permission.',
  });
});

it.each([
  [{ name: '<b>x' }, { name: 'Contains disallowed characters or tags' }],
  [{ name: 'x'.repeat(101) }, { name: 'Use 100 characters or fewer.' }],
  [{ description: 'x'.repeat(251) }, { description: 'Use 250 characters or fewer.' }],
])('[ROL-01] %j is wrong', (change, faults) => expect(validate({ ...whole, ...change })).toEqual(faults));

it('[ROL-01] what is ticked and unticked again is as it was, whatever the numbers', () =>
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 99 })), fc.integer({ min: 100 }), (ids, other) => {
      const before = permissionsOf(ids.map((id) => ({ id: `${id}`, name: 'any' })));
      const after = ticked(before, `${other}`, true);
      expect(idsIn(after)).toContain(`${other}`);
      expect(ticked(after, `${other}`, false)).toBe(before);
      expect(ticked(after, `${other}`, true)).toBe(after);
    }),
  ));
