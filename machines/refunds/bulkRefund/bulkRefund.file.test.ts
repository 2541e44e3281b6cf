import { describe, expect, it } from 'vitest';
import { understand } from './bulkRefund.file';

describe('[RFD-03] a file of refunds', () => {
  const grid = (...lines: readonly (readonly string[])[]) => ({
    lines: lines.map((cells, at) => ({ number: at + 1, cells })),
    notes: [],
  });

  it('has its columns in any order and spelling, and without rows asks for one in the documents’ words', () => {
    const head = ['reason', 'Transaction reference', 'AMOUNT'];
    expect(understand(grid(head, ['Late', 'KOR-1', '5']))).toMatchObject({
      texts: [{ line: 2, reference: 'KOR-1', amount: '5', reason: 'Late' }],
    });
    expect(understand(grid(['transactionReference', 'amount', 'reason']))).toEqual({ refusal: 'please, add a refund' });
    expect(understand(grid(['Amount', 'Reason'], ['5', 'x']))).toMatchObject({
      refusal: 'The column Transaction Reference is missing from the first row. Add it, or use the template.',
    });
  });

  it('has at most ten thousand rows', () => {
    const rows = (count: number) => Array.from({ length: count }, () => ['KOR-1', '5', 'x']);
    const head = ['Transaction Reference', 'Amount', 'Reason'];
    expect(understand(grid(head, ...rows(10_000)))).not.toHaveProperty('refusal');
    expect(understand(grid(head, ...rows(10_001)))).toMatchObject({
      refusal: 'The file has 10,001 rows. A batch can have at most 10,000 rows. Split the file.',
    });
  });
});
