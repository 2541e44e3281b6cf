// @vitest-environment happy-dom
/** The Report Centre counts its saved views again when a file that was being prepared is finished. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wire } from '../../../machines/kit/flow/port';
import { reportCountsMachine } from '../../../machines/reports/reportCounts/reportCounts.machine';
import { report } from '../../../machines/reports/reports/reports.flow';
import { type Report, reportsMachine } from '../../../machines/reports/reports/reports.machine';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { reportsFlows } from '../../wiring/reports/reports';
import { ReportsScreen } from './ReportsScreen';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pending: Report = { ...report(1), status: 'Pending', url: null, rows: 200 };

/** How often the views are counted while the list loads these files, one after the other. */
async function countsDuring(first: Report, then: Report): Promise<number> {
  let loads = 0;
  let counts = 0;
  const flows = {
    ...reportsFlows,
    reports: wire(reportsMachine, {
      load: async () => {
        loads += 1;
        return { rows: [loads === 1 ? first : then], total: 1 };
      },
    }),
    reportCounts: wire(reportCountsMachine, {
      load: async () => {
        counts += 1;
        return {};
      },
    }),
  };
  await act(
    async () =>
      void render(
        <FlowProvider Toasts={Toasts}>
          <ReportsScreen flows={flows} lists={[]} />
        </FlowProvider>,
      ),
  );
  await screen.findAllByText(first.fileName, {}, { timeout: 10_000 });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(loads).toBeGreaterThan(1);
  return counts;
}

it('[RPT-01] counts again once a file is finished, and not before', async () => {
  expect(await countsDuring(pending, pending)).toBe(1);
  cleanup();
  expect(await countsDuring(pending, report(1))).toBe(2);
});
