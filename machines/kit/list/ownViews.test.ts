import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renamed, updated, withoutView, withView } from './changedViews';
import { dateRange, filters, fixed, oneOf, searchFor } from './filters';
import { closestView, filterOf, LONGEST_NAME, MOST_VIEWS, nameProblem, readViews, searchOf, writeViews } from './ownViews';

const declared = filters({
  wallet: fixed('wallet'),
  words: searchFor('Search'),
  state: oneOf('Status', ['New', 'Old'], { param: 'status' }),
  days: dateRange(),
});
const day = fc.constantFrom('', '2026-11-01', '2026-11-22');
const filter = fc.record({
  wallet: fc.constant('NGN'),
  words: fc.string({ maxLength: 100, unit: 'grapheme' }).filter((text) => text.length <= 100),
  state: fc.constantFrom('New' as const, 'Old' as const, '' as const),
  days: fc.record({ from: day, to: day }),
});
const name = fc
  .string({ minLength: 1, maxLength: LONGEST_NAME, unit: 'grapheme' })
  .filter((text) => nameProblem(text, []) === null);
const view = fc.record({ name, search: fc.string({ maxLength: 200 }) });
const views = fc.uniqueArray(view, { selector: (one) => one.name.trim().toLowerCase(), maxLength: MOST_VIEWS });

describe('a saved view', () => {
  it('sets the filter that was saved, and keeps what the page sets', () => {
    fc.assert(
      fc.property(filter, filter, (saved, current) => {
        expect(filterOf(declared, searchOf(declared, saved), { ...current, wallet: 'USD' })).toEqual({ ...saved, wallet: 'USD' });
      }),
    );
  });

  it('has its parameters in the order of their names, as those that are stored already', () => {
    const days = { from: '2026-11-01', to: '' };
    const search = searchOf(declared, { wallet: 'NGN', words: 'rent', state: 'New' as const, days });
    const names = [...new URLSearchParams(search).keys()];
    expect([names.length, names]).toEqual([3, [...names].sort()]);
  });

  it('is stored and read as it was typed', () => {
    fc.assert(
      fc.property(views, (kept) => {
        expect(readViews(writeViews(kept))).toEqual(kept);
      }),
    );
    expect(writeViews([])).toBeNull();
  });

  it('is read from any storage without an error, never with a wrong or a second name, and never more than ten', () => {
    const garbage = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .array(fc.oneof(view, fc.anything(), fc.record({ name: fc.string(), search: fc.anything() })))
        .map((all) => JSON.stringify(all) ?? ''),
    );
    fc.assert(
      fc.property(garbage, (text) => {
        const read = readViews(text);
        expect(read.length).toBeLessThanOrEqual(MOST_VIEWS);
        for (const [index, one] of read.entries())
          expect(
            nameProblem(
              one.name,
              read.slice(0, index).map((other) => other.name),
            ),
          ).toBeNull();
      }),
    );
    expect(readViews(null)).toEqual([]);
    expect(
      readViews(
        JSON.stringify([
          { name: 'Rent', search: 'x'.repeat(3_000) },
          { name: 'Fees', search: '' },
        ]),
      ),
    ).toEqual([{ name: 'Fees', search: '' }]);
  });

  it('has a name of 1 to 40 characters that no other view has', () => {
    expect(nameProblem('  ', [])).toBe('Enter a name.');
    expect(nameProblem('ẹ'.repeat(40), [])).toBeNull();
    expect(nameProblem('😀'.repeat(40), [])).toBeNull();
    expect(nameProblem('a'.repeat(41), [])).toBe('Enter at most 40 characters.');
    expect(nameProblem(' rent', ['Fees', 'Rent'])).toBe('This list already has a view named “Rent”. Choose another name.');
  });

  it('is added up to ten, renamed, updated and deleted alone', () => {
    fc.assert(
      fc.property(
        views.filter((all) => all.length > 0),
        name,
        (all, other) => {
          const [first, ...rest] = all;
          if (!first) return;
          expect(withView(all, { name: other, search: 'a=1' })).toHaveLength(Math.min(all.length + 1, MOST_VIEWS));
          expect(renamed(all, first.name, other)).toEqual([{ ...first, name: other }, ...rest]);
          expect(updated(all, { name: first.name, search: 'b=2' })).toEqual([{ ...first, search: 'b=2' }, ...rest]);
          expect(withoutView(all, first.name)).toEqual(rest);
        },
      ),
    );
  });

  it('is recognised when it is narrowed further, by the most that it sets', () => {
    const all = { key: 'all', search: '' };
    const failed = { key: 'failed', search: 'status=Failed' };
    const november = { key: 'november', search: 'from=2026-11-01&status=Failed' };
    const of = (search: string) => closestView([all, failed, november], search)?.key;
    expect(of('')).toBe('all');
    expect(of('status=New')).toBe('all');
    expect(of('status=Failed&recipient=ada')).toBe('failed');
    expect(of('status=Failed&from=2026-11-01&to=2026-11-22')).toBe('november');
    expect(closestView([failed], 'status=New')).toBeNull();
  });
});
