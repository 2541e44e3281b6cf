// @vitest-environment happy-dom
/** How far a file is, and what is known of it once it is finished. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { reportInCentre } from '../../../machines/kit/report/reportRequest.flow';
import type { ReportRequestView } from '../../../machines/kit/report/reportRequest.select';
import type { Report } from '../../../machines/kit/report/reportRequest.types';
import { factsByTerm } from '../../../tests/facts';
import type { ExportFlow } from './ExportForm';
import { ExportFailed, ExportFinished, ExportFinishedButtons, ExportProgress, ExportProgressButtons } from './ExportProgress';

afterEach(cleanup);

const file = reportInCentre({
  fileName: 'Transactions.csv',
  status: 'Completed',
  url: 'https://files.test/7.csv',
  rows: 1_250,
  expectedRows: 5_000,
});

const flowOf = (given: Partial<ReportRequestView>): ExportFlow => ({
  view: {
    step: 'underWay',
    choice: { columns: ['date'], format: 'csv' },
    report: file,
    isLooking: false,
    message: '',
    problem: null,
    ...given,
  },
  can: () => true,
  send: () => undefined,
});

const bar = () => screen.getByRole<HTMLProgressElement>('progressbar');
const WRITTEN = /rows are written\.$/;

describe('[TRX-03] the progress of a file', () => {
  it.each([
    ['a part of the rows', { rows: 1_250, expectedRows: 5_000 }, 25, '1,250 of 5,000 rows are written.'],
    ['more rows than expected', { rows: 6_000, expectedRows: 5_000 }, 100, '6,000 of 5,000 rows are written.'],
    ['no row yet', { rows: 0, expectedRows: 5_000 }, 0, '0 of 5,000 rows are written.'],
    ['an unknown number of rows', { rows: null, expectedRows: 5_000 }, null, null],
    ['rows of an unknown total', { rows: 1_250, expectedRows: null }, null, null],
    ['rows of none', { rows: 0, expectedRows: 0 }, null, '0 of 0 rows are written.'],
  ] as const)('shows %s', (_, rows, percent, words) => {
    render(<ExportProgress {...flowOf({ report: { ...file, ...rows } })} />);
    expect(bar().getAttribute('value')).toBe(percent === null ? null : `${percent}`);
    expect(screen.queryByText(WRITTEN)?.textContent ?? null).toBe(words);
  });

  it('says what the provider said, else that the file is requested, and the last error', () => {
    const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    render(<ExportProgress {...flowOf({ report: null })} />);
    expect(statuses()).toEqual(['Your requested report will be available in Report Centre shortly.']);
    cleanup();
    render(<ExportProgress {...flowOf({ message: 'Report queued', problem: 'No connection' })} />);
    expect(statuses()).toEqual(['Report queued', 'No connection']);
  });

  it.each([true, false])('is looked up by a button, which says so (%s)', (isLooking) => {
    render(<ExportProgressButtons {...flowOf({ isLooking })} />);
    expect(screen.getByRole('button', { name: 'Check now' }).getAttribute('aria-busy')).toBe(isLooking ? 'true' : null);
  });
});

const OTHER = /^The list showed/;
const NO_LINK = 'The provider sent no link to this file. Look for it in Report Centre.';
const download = () => screen.queryByRole('link', { name: 'Download Transactions.csv' });

function finish(report: Report, total: number | null) {
  const flow = flowOf({ step: 'finished', report });
  render(
    <>
      <ExportFinished {...flow} total={total} />
      <ExportFinishedButtons {...flow} />
    </>,
  );
}

describe('[TRX-03] a finished file', () => {
  it('has its name, its rows and its last day, and a link', () => {
    finish(file, 1_250);
    expect(factsByTerm()).toEqual({
      'File Name': 'Transactions.csv',
      Rows: '1,250',
      'Available until': 'December 1st 2026, 9:30 am',
    });
    expect(download()?.getAttribute('href')).toBe('https://files.test/7.csv');
    expect(screen.queryByText(OTHER)).toBeNull();
    expect(screen.queryByText(NO_LINK)).toBeNull();
  });

  it('leaves out what is not known, and says where the file is', () => {
    finish({ ...file, rows: null, expiresAt: null, url: null }, 1_250);
    expect(factsByTerm()).toEqual({ 'File Name': 'Transactions.csv' });
    expect(download()).toBeNull();
    expect(screen.getByText(NO_LINK)).toBeTruthy();
    expect(screen.queryByText(OTHER)).toBeNull();
  });

  it.each([
    [60, 'The list showed 60 rows, and the file has 1,250. Refresh the list to compare.'],
    [null, null],
  ])('says that the list showed other rows, if it did (%s)', (total, words) => {
    finish(file, total);
    expect(screen.queryByText(OTHER)?.textContent ?? null).toBe(words);
  });

  it.each([
    ['Disk full', 'Disk full. Nothing else changed. Try again, or change the export.'],
    ['', 'We couldn’t finish the file. Nothing else changed. Try again, or change the export.'],
  ])('that failed says why, if the provider did (%s)', (reason, words) => {
    render(<ExportFailed {...flowOf({ step: 'failed', report: { ...file, reason } })} />);
    expect(screen.getByRole('alert').textContent).toContain(words);
  });
});
