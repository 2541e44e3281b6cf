import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Money } from '../../ui/text/Money';
import { moneyColumn } from './moneyColumn';

const row = { currency: 'USD', amount: '250.00' };
const columnFor = (common: string | null) => moneyColumn<typeof row>(common)('amount', 'Amount', ({ amount }) => amount);
const markup = (common: string | null) => renderToStaticMarkup(columnFor(common).cell(row));

describe('[GEN-05] a column of amounts', () => {
  it('says the currency in its head if all rows have it, and then leaves it out of each cell', () => {
    expect(columnFor('USD').head).toBe('Amount (USD)');
    expect(markup('USD')).toBe(renderToStaticMarkup(<Money amount="250.00" currency="USD" inHead />));
  });
  it('says it in each cell if its head does not', () => {
    expect(columnFor(null).head).toBe('Amount');
    expect(markup(null)).toBe(renderToStaticMarkup(<Money amount="250.00" currency="USD" />));
    expect(markup(null)).not.toBe(markup('USD'));
  });
  it('has a dash for no amount', () =>
    expect(renderToStaticMarkup(moneyColumn<typeof row>(null)('fee', 'Fee', () => null).cell(row))).toBe('—'));
});
