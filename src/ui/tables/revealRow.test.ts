// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { revealRow } from './revealRow';

afterEach(() => {
  document.body.replaceChildren();
});

const tableOf = (rows: string) => {
  document.body.innerHTML = `<table><tbody>${rows}</tbody></table>`;
  const scrolled: unknown[] = [];
  for (const row of document.querySelectorAll('tr')) {
    row.scrollIntoView = vi.fn((options) => void scrolled.push([row.id, options]));
  }
  return scrolled;
};
const rowOf = (id: string) => {
  const row = document.getElementById(id);
  if (!row) throw new Error(`There is no row ${id}`);
  return row;
};

describe('[BLK-01] a row that is gone to', () => {
  const rows = '<tr id="a"></tr><tr id="b"></tr><tr id="why" data-under></tr><tr id="c"></tr><tr id="d"></tr>';

  it('stands below as many rows as it should, and what is said below a row is part of it', () => {
    const scrolled = tableOf(rows);
    revealRow(rowOf('d'), { key: 'd', focus: false, above: 2 });
    expect(scrolled).toEqual([['b', { block: 'start' }]]);
  });

  it('gives the focus to the field of its problem, else to an invalid one, else to its first control', () => {
    const fields = '<td><input name="bank" aria-invalid="true"><input name="amount" aria-invalid="true"></td>';
    tableOf(`<tr id="two">${fields}</tr><tr id="one"><td><button type="button">Actions</button></td></tr>`);
    const focusIn = (id: string, field?: string) => {
      revealRow(rowOf(id), { key: id, focus: true, field });
      return document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent;
    };
    expect([focusIn('two', 'amount'), focusIn('two', 'bank'), focusIn('two', 'row'), focusIn('two')]).toEqual([
      'amount',
      'bank',
      'bank',
      'bank',
    ]);
    expect(focusIn('one', 'amount')).toBe('Actions');
  });

  it('stays where it is among the first rows', () => {
    const scrolled = tableOf(rows);
    revealRow(rowOf('b'), { key: 'b', focus: false, above: 2 });
    expect(scrolled).toEqual([['b', { block: 'nearest' }]]);
  });

  it('counts no room that is reserved for other rows', () => {
    const scrolled = tableOf(`<tr id="gap" aria-hidden="true"></tr>${rows}`);
    revealRow(rowOf('b'), { key: 'b', focus: false, above: 2 });
    expect(scrolled).toEqual([['b', { block: 'nearest' }]]);
  });

  it('stands in the middle without such a number', () => {
    const scrolled = tableOf(rows);
    revealRow(rowOf('c'), { key: 'c', focus: false });
    expect(scrolled).toEqual([['c', { block: 'center' }]]);
  });
});
