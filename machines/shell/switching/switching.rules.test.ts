import { describe, expect, it } from 'vitest';
import { switchingMachine } from './switching.machine';
import { hasUnsaved, isAnother, nameOf, pauseBefore } from './switching.rules';
import { selectSwitching } from './switching.select';

const foods = { kind: 'business', id: '1002', name: 'Bluecrest Foods' } as const;
const test = { kind: 'environment', environment: 'Test' } as const;

describe('[NAV-10] [NAV-11] a choice of another business or environment', () => {
  it.each([
    [foods, '1001', 'Live', true],
    [foods, '1002', 'Live', false],
    [foods, '1002', 'Test', false],
    [test, '1001', 'Live', true],
    [test, '1001', 'Test', false],
  ] as const)('%j differs from %s in %s mode: %s', (wanted, businessId, environment, differs) =>
    expect(isAnother({ businessId, environment }, wanted)).toBe(differs),
  );

  it('has its name, and a pause only before another environment', () => {
    expect([nameOf(foods), nameOf(test)]).toEqual(['Bluecrest Foods', 'Test mode']);
    expect([pauseBefore(foods), pauseBefore(test), pauseBefore(null)]).toEqual([0, 200, 0]);
  });

  it('is asked about once one thing is unsaved', () =>
    expect([hasUnsaved({ unsaved: [] }), hasUnsaved({ unsaved: ['Bank details'] })]).toEqual([false, true]));
});

describe('[NAV-10] [NAV-11] the step that is shown', () => {
  const context = { businessId: '1001', environment: 'Live', isDefault: true, unsaved: [], problem: null } as const;

  it.each([
    ['confirming', 'confirming'],
    ['switching', 'switching'],
    ['outcomeUnknown', 'outcomeUnknown'],
    ['leaving', 'away'],
    ['gone', 'away'],
    ['settled', 'settled'],
  ])('in the state %s is %s', (value, step) => {
    const of = (wanted: typeof foods | null) =>
      selectSwitching(switchingMachine.resolveState({ value, context: { ...context, wanted } }));
    expect([of(foods), of(null)]).toMatchObject([
      { step, to: 'Bluecrest Foods' },
      { step, to: '' },
    ]);
  });
});
