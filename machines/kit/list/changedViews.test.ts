import { describe, expect, it } from 'vitest';
import { renamed, updated, withoutView, withView } from './changedViews';
import { closestView, nameProblem, readViews } from './ownViews';

const view = (name: string, search = 'status=New') => ({ name, search });
const many = (count: number) => Array.from({ length: count }, (_, at) => view(`View ${at}`));
const rent = view('Rent');
const fees = view('Fees');

describe('[GEN-05] the views that a merchant saved', () => {
  it.each([
    ['is added', withView([rent], fees), [rent, fees]],
    ['is not added under a name that is taken', withView([rent], view(' rent ')), [rent]],
    ['is not added without a name', withView([rent], view(' ')), [rent]],
    ['is added as the tenth', withView(many(9), rent), [...many(9), rent]],
    ['is not added as the eleventh', withView(many(10), rent), many(10)],
    ['gets another name', renamed([rent, fees], 'Rent', 'Flat'), [view('Flat'), fees]],
    ['gets its own name in another case', renamed([rent, fees], 'Rent', 'RENT'), [view('RENT'), fees]],
    ['does not get the name of another view', renamed([rent, fees], 'Rent', 'Fees'), [rent, fees]],
    ['does not get an empty name', renamed([rent, fees], 'Rent', ''), [rent, fees]],
    ['gets another filter', updated([rent, fees], view('Rent', 'a=1')), [view('Rent', 'a=1'), fees]],
    ['is not added when its filter changes', updated([fees], view('Rent', 'a=1')), [fees]],
    ['is deleted', withoutView([rent, fees], 'Rent'), [fees]],
    ['is deleted by its exact name', withoutView([rent, fees], 'rent'), [rent, fees]],
  ])('one %s', (_, changed, views) => expect(changed).toEqual(views));

  it('are read up to ten, and each name once', () => {
    const read = (stored: unknown) => readViews(JSON.stringify(stored));
    expect(read(many(11))).toEqual(many(10));
    expect(read([rent, view('RENT', 'a=1'), fees])).toEqual([rent, fees]);
  });

  it.each([
    [rent, true],
    [{ ...rent, more: 1 }, true],
    [view('Rent', ''), true],
    [view('Rent', 'x'.repeat(2_000)), true],
    [view('Rent', 'x'.repeat(2_001)), false],
    [view(' '), false],
    [null, false],
    ['Rent', false],
    [{ name: 'Rent' }, false],
    [{ search: 'a=1' }, false],
    [{ name: 5, search: 'a=1' }, false],
    [{ name: 'Rent', search: 5 }, false],
  ])('are read from any storage: %j', (stored, isRead) =>
    expect(readViews(JSON.stringify([stored]))).toHaveLength(isRead ? 1 : 0),
  );

  it.each(['null', '{}', '5', '"Rent"', 'Rent', '{"length":1,"0":{"name":"Rent","search":""}}'])('are none in %s', (text) =>
    expect(readViews(text)).toEqual([]),
  );

  it('have names of which only another view’s is taken', () => {
    expect(nameProblem('Rent', ['Rents', 'Fees'])).toBeNull();
    expect(nameProblem('Rent', ['Fees', 'RENT '])).toBe('This list already has a view named “RENT ”. Choose another name.');
  });

  it('are recognised by what they set, of equal ones the first', () => {
    const one = view('One', 'status=New&from=2026-11-01');
    const other = view('Other', 'from=2026-11-01&status=New');
    expect(closestView([rent, one, other], 'status=New&from=2026-11-01')).toBe(one);
    expect(closestView([one, rent, fees], 'status=New')).toBe(rent);
    expect(closestView([], 'status=New')).toBeNull();
  });
});
