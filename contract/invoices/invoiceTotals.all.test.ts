import { it } from 'vitest';
import { compareWithExact } from '../../tests/invoiceTotals';

it('[INV-02] the totals of 10,000 random invoices agree with exact rational arithmetic', () => compareWithExact(10_000), 120_000);
