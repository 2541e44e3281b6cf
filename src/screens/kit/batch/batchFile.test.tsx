// @vitest-environment happy-dom
/** The file of a flow: how it is chosen, read and replaced. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NO_RESULTS, type ResultsView } from '../../../../machines/kit/batch/batch.results';
import type { BatchStep, FileView } from '../../../../machines/kit/batch/batch.select';
import type { BatchEvent } from '../../../../machines/kit/batch/batch.types';
import { reportProgress } from '../../../flow/uploads';
import { BatchPage } from './BatchPage';

afterEach(cleanup);

const PROGRESS = 'reading-a-file';

interface Given {
  readonly view?: Partial<FileView & ResultsView>;
  readonly step?: BatchStep;
  readonly possible?: readonly BatchEvent<'amount'>['type'][];
  readonly isSaving?: boolean;
  readonly readOnlyReason?: string;
  readonly due?: string;
}

function show({ view, step = 'choosing', possible = [], isSaving = false, readOnlyReason, due }: Given) {
  const [send, save] = [vi.fn(), vi.fn()];
  const counts = { all: 12, ready: 10, waiting: 0, attention: 2, leftOut: 0 };
  const file: FileView = { step, problem: null, reply: null, name: 'march.csv', notes: [], isFromFile: true, counts };
  const all = { ...file, ...NO_RESULTS, ...view };
  const flow = { view: all, send, can: (type: BatchEvent<'amount'>['type']) => possible.includes(type) };
  render(
    <BatchPage<'amount'>
      title="Bulk Payout"
      flow={flow}
      files={{ busy: isSaving, save }}
      progress={PROGRESS}
      fileLabel="File with payouts"
      about="One payout in each row."
      mostBytes={10_000}
      checking="Checking the status…"
      unknown={{ what: 'batch', todo: 'Check its status.' }}
      rows={<p>The rows</p>}
      results={<p>The results</p>}
      dialog={null}
      {...(readOnlyReason !== undefined && { readOnlyReason })}
      {...(due !== undefined && { due })}
    />,
  );
  return { send, save };
}

const UNKNOWN =
  'We didn’t get a response, so the batch may have gone through. Check its status. Until then, we won’t send anything else from here.';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const bar = () => screen.getByRole('progressbar').getAttribute('value');

describe('[BLK-01] a file', () => {
  it.each([
    ['choosing', 'One payout in each row.'],
    ['checkingOutcome', 'Checking the status…'],
    ['outcomeUnknown', UNKNOWN],
    ['reviewing', 'The rows'],
    ['confirming', 'The rows'],
    ['loadingResults', 'The results'],
    ['resultsFailed', 'The results'],
    ['results', 'The results'],
    ['resuming', null],
  ] as const)('shows while %s what belongs to it', (step, words) => {
    show({ step });
    const all = ['One payout in each row.', 'Checking the status…', UNKNOWN, 'The rows', 'The results'];
    expect(all.filter((each) => screen.queryByText(each))).toEqual(words === null ? [] : [words]);
    expect(screen.queryByText('march.csv, 12 rows') !== null).toBe(words === 'The rows');
  });

  it('is chosen with its template beside it, and says what is wrong with the last one', () => {
    const { save } = show({ view: { problem: 'This file has no rows.' } });
    expect(screen.getByText('File with payouts')).toBeTruthy();
    expect(screen.getByText('This file has no rows.')).toBeTruthy();
    expect(
      screen.getByText('CSV, text, Excel or OpenDocument, up to 10 MB. We read it in your browser and don’t upload it.'),
    ).toBeTruthy();
    expect(button('Download template').getAttribute('aria-busy')).toBeNull();
    press('Download template');
    expect(save).toHaveBeenCalledExactlyOnceWith({ of: 'template' });
    cleanup();
    show({ isSaving: true });
    expect(button('Download template').getAttribute('aria-busy')).toBe('true');
  });

  it('is not chosen by a role that cannot send it', () => {
    show({ readOnlyReason: 'Your role can only view payouts.' });
    expect(screen.getByText('Your role can only view payouts.')).toBeTruthy();
    expect(screen.queryByText('File with payouts')).toBeNull();
  });

  it('is read with its progress, and can be cancelled if it was chosen just now', async () => {
    const { send } = show({ step: 'reading' });
    expect([screen.getByLabelText('Reading and checking the file…').tagName, bar()]).toEqual(['PROGRESS', null]);
    press('Cancel');
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'reading.cancelled' });
    let report: (part: number) => void = () => undefined;
    let finish = () => {};
    const reading = reportProgress(PROGRESS, (onProgress) => {
      report = onProgress;
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    act(() => report(0));
    expect(bar()).toBeNull();
    act(() => report(0.4));
    expect(bar()).toBe('40');
    await act(async () => {
      finish();
      await reading;
    });
    cleanup();
    show({ step: 'reading', view: { isFromFile: false } });
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('that cannot be checked is tried again, or replaced', () => {
    const { send } = show({ step: 'checkDataFailed', view: { problem: 'No connection' } });
    expect(screen.getByRole('alert').textContent).toContain('No connection');
    press('Try again');
    press('Choose another file');
    expect(send.mock.calls.flat()).toEqual([{ type: 'reading.retry' }, { type: 'file.dismissed' }]);
    cleanup();
    const unknown = show({ step: 'outcomeUnknown' });
    press('Check status');
    expect(unknown.send).toHaveBeenCalledExactlyOnceWith({ type: 'outcome.retry' });
  });

  it('is replaced while it is reviewed, if the flow may', () => {
    show({ step: 'submitting', view: { name: '' } });
    expect(button('Choose another file').disabled).toBe(true);
    expect(screen.getByText('12 rows')).toBeTruthy();
    cleanup();
    const { send } = show({ step: 'reviewing', possible: ['file.dismissed'] });
    press('Choose another file');
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'file.dismissed' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that was corrected is replaced after a confirmation', async () => {
    const { send } = show({ step: 'discarding' });
    await screen.findByRole('dialog', { name: 'Discard your corrections?' });
    expect(screen.getByText('Your changes to “march.csv” will be lost. Nothing has been sent.')).toBeTruthy();
    press('Keep editing');
    press('Discard corrections');
    press('Close');
    expect(send.mock.calls.flat()).toEqual([
      { type: 'dismissal.cancelled' },
      { type: 'dismissal.confirmed' },
      { type: 'dismissal.cancelled' },
    ]);
  });

  it.each([
    [1, 0, '1 row failed. You can’t send it from here afterwards.'],
    [2, 0, '2 rows failed. You can’t send them from here afterwards.'],
    [0, 1, '1 row wasn’t sent. You can’t send it from here afterwards.'],
    [1, 2, '1 row failed and 2 weren’t sent. You can’t send them from here afterwards.'],
  ])('whose rows failed (%i) or were not sent (%i) is replaced after a question', async (failed, unsent, words) => {
    const account = { ...NO_RESULTS.account, all: 12, sent: 12 - unsent, unsent };
    const { send } = show({ step: 'finishing', view: { failed, account, leftOver: failed + unsent } });
    await screen.findByRole('dialog', { name: 'Discard the other rows?' });
    expect([screen.getByText('The results'), screen.getByText(words)]).toHaveLength(2);
    press('Keep rows');
    press('Discard rows');
    press('Close');
    expect(send.mock.calls.flat()).toEqual([
      { type: 'dismissal.cancelled' },
      { type: 'dismissal.confirmed' },
      { type: 'dismissal.cancelled' },
    ]);
  });

  it('says in that question what is still due', async () => {
    show({ step: 'finishing', view: { failed: 1, leftOver: 1 }, due: 'Enter your code.' });
    await screen.findByText('1 row failed. You can’t send it from here afterwards. Enter your code.');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});
