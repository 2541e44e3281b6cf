// @vitest-environment happy-dom
/** The statuses of the lists of payments and refunds, as a provider may send them. */
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { REFUND_FILTER } from '../../../contract/refunds/refundStatuses';
import { TRANSACTION_STATUSES } from '../../../contract/transactions/transactionStatuses';
import { statusColumn } from '../kit/columns';
import { REFUND_STATUS } from '../refunds/status';
import { TRANSACTION_STATUS } from './status';

afterEach(cleanup);

const markOf = (look: typeof TRANSACTION_STATUS, status: string) => {
  const { cell } = statusColumn<string>((text) => text, look);
  const { container } = render(cell(status) as ReactElement);
  const mark = container.querySelector('[data-mark]');
  return { text: mark?.textContent, style: mark?.className, hasIcon: mark?.querySelector('svg') !== null };
};

describe('[TRX-01] the status of a transaction', () => {
  it('has its text and an icon, whatever the provider sends', () => {
    for (const status of [...TRANSACTION_STATUSES, 'Frozen', '<b>Paid</b>'])
      expect(markOf(TRANSACTION_STATUS, status)).toMatchObject({ text: status, hasIcon: true });
  });

  it('that is unknown looks like a declined one, and the documented ones have their colours', () => {
    const declined = markOf(TRANSACTION_STATUS, 'Failed').style;
    expect(markOf(TRANSACTION_STATUS, 'Frozen').style).toBe(declined);
    expect(markOf(TRANSACTION_STATUS, 'Awaiting-Confirmation').style).toBe(declined);
    const others = ['Successful', 'Initiated'].map((status) => markOf(TRANSACTION_STATUS, status).style);
    expect(new Set([declined, ...others]).size).toBe(3);
  });
});

describe('[RFD-01] the status of a refund', () => {
  it('that is unknown is shown as it came, in no colour of a documented one', () => {
    const unknown = markOf(REFUND_STATUS, 'Frozen');
    expect(unknown).toMatchObject({ text: 'Frozen', hasIcon: true });
    const known = Object.values(REFUND_FILTER).map((status) => markOf(REFUND_STATUS, status).style);
    expect([new Set(known).size, known.includes(unknown.style)]).toEqual([3, false]);
  });
});
