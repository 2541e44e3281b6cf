import { describe, expect, it } from 'vitest';
import { sharesOf } from './columnWidths';

const COLUMNS = [
  { key: 'pick', headHidden: true },
  { key: 'name' },
  { key: 'amount' },
  { key: 'reason', from: 'xl' },
  { key: 'note', narrowOnly: true },
] as const;

describe('[GEN-10] the columns of rows that load', () => {
  it('take what they took of the table with rows', () => {
    const shares = sharesOf(COLUMNS, { pick: 20, name: 100, amount: 40, reason: 40 }, 1440);
    expect([...(shares ?? [])]).toEqual([
      ['pick', '10%'],
      ['name', '50%'],
      ['amount', '20%'],
      ['reason', '20%'],
    ]);
  });

  it('share the table with those that the page has room for', () => {
    expect([...(sharesOf(COLUMNS, { pick: 0, name: 75, amount: 25, reason: 40 }, 1024) ?? [])]).toEqual([
      ['pick', '0%'],
      ['name', '75%'],
      ['amount', '25%'],
    ]);
  });

  it('take no room if they have no head and had none, and follow from their heads if one with a head is new', () => {
    expect(sharesOf(COLUMNS, { name: 50, amount: 50 }, 1024)?.get('pick')).toBe('0%');
    expect(sharesOf(COLUMNS, { name: 50 }, 1024)).toBeNull();
    expect(sharesOf(COLUMNS, {}, 1440)).toBeNull();
  });
});
