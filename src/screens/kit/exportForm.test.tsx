// @vitest-environment happy-dom
/** What a file will contain, before it is requested. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ReportRequestView } from '../../../machines/kit/report/reportRequest.select';
import type { ReportRequestEvent } from '../../../machines/kit/report/reportRequest.types';
import { FlowProvider } from '../../flow/FlowProvider';
import { SignedInFlowProvider } from '../../flow/SignedInFlowProvider';
import { ExportForm, ExportFormButtons, type ExportScope } from './ExportForm';

afterEach(cleanup);

const PROBLEM = 'An error occurred while requesting the export.';

interface Given {
  readonly scope?: Partial<ExportScope>;
  readonly columns?: readonly string[];
  readonly problem?: string;
  readonly possible?: readonly ReportRequestEvent['type'][];
}

function show({ scope, columns = ['date'], problem, possible = [] }: Given = {}) {
  const view: ReportRequestView = {
    step: 'choosing',
    choice: { columns, format: 'csv' },
    report: null,
    isLooking: false,
    message: '',
    problem: problem ?? null,
  };
  const whole: ExportScope = {
    things: ['transaction', 'transactions'],
    total: 60,
    words: '',
    columns: [
      { key: 'date', head: 'Date', isUsual: true },
      { key: 'fee', head: 'Fee', isUsual: false },
    ],
    ...scope,
  };
  const send = vi.fn();
  const flow = { view, send, can: (type: ReportRequestEvent['type']) => possible.includes(type) };
  render(
    <FlowProvider Toasts={() => null}>
      <SignedInFlowProvider
        owner="1:1001:Test"
        environment="Test"
        business="Bluecrest Stores"
        onSessionExpired={vi.fn()}
        onProfileInvalidated={vi.fn()}
      >
        <ExportForm {...flow} scope={whole} />
        <ExportFormButtons {...flow} scope={whole} />
      </SignedInFlowProvider>
    </FlowProvider>,
  );
  return send;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const FEW = 'The file will have only the column names.';
const ALL = 'All test transactions of Bluecrest Stores.';
const NONE_CHOSEN = 'Choose at least one column.';

describe('[TRX-03] an export', () => {
  it.each([
    ['all rows', { total: 60, words: '' }, '60 transactions', ALL, 'Export 60 rows'],
    ['one row', { total: 1, words: 'Status: Failed.' }, '1 transaction', 'Status: Failed.', 'Export 1 row'],
    ['no rows', { total: 0, words: 'Status: Failed.' }, '0 transactions', `Status: Failed. ${FEW}`, 'Export 0 rows'],
    ['rows not counted', { total: null, words: '' }, 'All matching transactions', ALL, 'Export all rows'],
  ] as const)('says which rows it has: %s', (_, scope, title, words, action) => {
    const send = show({ scope, possible: ['export.requested'] });
    expect(screen.getByText(title).nextElementSibling?.textContent).toBe(words);
    fireEvent.click(button(action));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'export.requested' });
  });

  it('needs a column, and says so', () => {
    show({ columns: [] });
    expect(button('Export 60 rows').disabled).toBe(true);
    expect(screen.getByText(NONE_CHOSEN)).toBeTruthy();
    cleanup();
    show();
    expect(button('Export 60 rows').disabled).toBe(true);
    expect(screen.queryByText(NONE_CHOSEN)).toBeNull();
    cleanup();
    show({ columns: [], possible: ['export.requested'] });
    expect(button('Export 60 rows').disabled).toBe(false);
  });

  it('offers all columns, and the usual ones once all are chosen', () => {
    const send = show();
    fireEvent.click(button('All'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'columns.all' });
    cleanup();
    show({ columns: ['date', 'fee'] });
    expect(button('Usual')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'All' })).toBeNull();
  });

  it('sends what is chosen', () => {
    const send = show();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Fee' }));
    fireEvent.click(screen.getByRole('radio', { name: 'XLSX' }));
    expect(send.mock.calls.flat()).toEqual([
      { type: 'column.toggled', key: 'fee' },
      { type: 'format.chosen', format: 'xlsx' },
    ]);
    expect(screen.getByRole('radio', { name: 'CSV' })).toHaveProperty('checked', true);
  });

  it('says after a refusal that no file was requested, and nothing before', () => {
    show({ problem: PROBLEM });
    expect(screen.getByRole('alert').textContent).toContain(PROBLEM);
    expect(screen.getByText('No file was requested.')).toBeTruthy();
    cleanup();
    show();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
