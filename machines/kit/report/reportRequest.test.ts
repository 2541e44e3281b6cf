/** What a merchant chooses for a file, how long the flow waits, and what is remembered. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { Failure } from '../flow/fault';
import { wire } from '../flow/port';
import { reportInCentre } from './reportRequest.flow';
import { reportRequest } from './reportRequest.machine';
import { allOrUsual, choiceOf, lookPauseMs, MOST_LOOKS, resumed, toggled, usualChoice } from './reportRequest.rules';
import { bookmarkReportRequest, selectReportRequest } from './reportRequest.select';
import type { ReportBookmark, ReportOrder, ReportSought } from './reportRequest.types';

const columns = [
  { key: 'date', head: 'Date', isUsual: true },
  { key: 'amount', head: 'Amount', isUsual: true },
  { key: 'fee', head: 'Fee', isUsual: false },
];
/** The documents' text. */
const REQUESTED = 'Your requested report will be available in Report Centre shortly.';
const keys = columns.map(({ key }) => key);
const usual = usualChoice(columns);

describe('[TRX-03] the columns of a file', () => {
  it('stay in the order of the file, each once, whatever is toggled', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...keys, 'unknown')), (presses) => {
        const { columns: chosen } = presses.reduce((choice, key) => toggled(columns, choice, key), usual);
        const odd = (key: string) => presses.filter((press) => press === key).length % 2 === 1;
        expect(chosen).toEqual(keys.filter((key) => usual.columns.includes(key) !== odd(key)));
      }),
    );
  });
  it('are all chosen with one press, and the usual ones with another', () => {
    const all = allOrUsual(columns, usual);
    expect([all.columns, allOrUsual(columns, all).columns]).toEqual([keys, usual.columns]);
  });
  it('are remembered, without those that the list no longer has', () => {
    const choice = { columns: ['gone', 'fee', 'date'], format: 'xlsx' } as const;
    expect(choiceOf(columns, { choice, request: null, isReceived: false })).toEqual({ columns: ['date', 'fee'], format: 'xlsx' });
    expect(choiceOf(columns, null)).toEqual(usual);
  });
});

interface Filter {
  readonly status: string;
}
const filter = { status: 'Failed' };

const order = (status: string): ReportOrder<Filter> => ({ ...usual, filter: { status }, idempotencyKey: 'key' });

describe('[TRX-03] a remembered request', () => {
  it.each([
    ['unknown, with the same filter', 'Failed', false, true],
    ['unknown, with another filter', 'Reversed', false, true],
    ['received, with the same filter', 'Failed', true, true],
    ['received, with another filter', 'Reversed', true, false],
  ])('that is %s', (_, status, isReceived, isFollowed) => {
    const bookmark = { choice: usual, request: order(status), isReceived };
    expect(resumed(bookmark, filter) !== null).toBe(isFollowed);
  });
});

const machine = reportRequest<Filter>('anExport', {
  calls: ['exportOrders'],
  req: ['TRX-03'],
  description: 'A list of this test.',
  columns,
});

type LookUp = () => Promise<ReportSought>;

function started(
  lookUp: LookUp,
  request = async () => ({ message: '', reference: 'RPT-1' }),
  bookmark: ReportBookmark<Filter> | null = null,
) {
  const sent: ReportOrder<Filter>[] = [];
  const notices: string[] = [];
  const services = {
    request: async (asked: ReportOrder<Filter>) => {
      sent.push(asked);
      return request();
    },
    lookUp,
  };
  const actor = createActor(wire(machine, services), { input: { filter, bookmark } });
  actor.on('notice', ({ text }) => notices.push(text));
  actor.start();
  const view = () => selectReportRequest(actor.getSnapshot());
  return { actor, sent, notices, view, bookmark: () => bookmarkReportRequest(actor.getSnapshot()) };
}

const pending: LookUp = async () => ({ report: reportInCentre({}) });

describe('[TRX-03] an export', () => {
  it('sends the filter of the list and the chosen columns under one key, and a failed one again under another', async () => {
    const failed: LookUp = async () => ({ report: reportInCentre({ status: 'Failed', reason: 'No room' }) });
    const { actor, sent, view, bookmark } = started(failed);
    actor.send({ type: 'column.toggled', key: 'fee' });
    actor.send({ type: 'format.chosen', format: 'xlsx' });
    actor.send({ type: 'export.requested' });
    actor.send({ type: 'export.requested' });
    await vi.waitFor(() => expect(view().step).toBe('underWay'));
    actor.send({ type: 'progress.checked' });
    await vi.waitFor(() => expect(view().step).toBe('failed'));
    expect([view().report?.reason, bookmark().request]).toEqual(['No room', null]);
    actor.send({ type: 'export.requested' });
    await vi.waitFor(() => expect(view().step).toBe('underWay'));
    expect(sent.map(({ idempotencyKey: _, ...rest }) => rest)).toEqual(
      Array.from({ length: 2 }, () => ({ filter, columns: keys, format: 'xlsx' })),
    );
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it.each([
    ['', 'An error occurred while requesting the export. Export again.'],
    ['The list is too long', 'The list is too long'],
  ])('that is refused with the message “%s” says so, and keeps the choice', async (message, said) => {
    const none: LookUp = async () => ({ report: null });
    const { actor, view, notices } = started(none, async () => {
      throw new Failure({ kind: 'server', status: 400, message });
    });
    actor.send({ type: 'columns.all' });
    actor.send({ type: 'export.requested' });
    await vi.waitFor(() => expect(view().problem).toBe(said));
    expect([view().step, actor.getSnapshot().context.choice.columns, notices]).toEqual(['choosing', keys, []]);
  });

  it('without a column cannot be requested', () => {
    const { actor, sent } = started(pending);
    for (const key of usual.columns) actor.send({ type: 'column.toggled', key });
    expect(actor.getSnapshot().can({ type: 'export.requested' })).toBe(false);
    actor.send({ type: 'export.requested' });
    expect(sent).toEqual([]);
  });

  it('waits 2, 4, 8, 16 and 30 seconds, then leaves the file to the Report Centre', async () => {
    expect([0, 1, 2, 3, 4, 5, 40].map(lookPauseMs)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    vi.useFakeTimers();
    try {
      let looks = 0;
      const { actor, view, notices } = started(async () => {
        looks += 1;
        return pending();
      });
      actor.send({ type: 'export.requested' });
      await vi.advanceTimersByTimeAsync(1_999);
      expect([looks, view().step]).toEqual([0, 'underWay']);
      await vi.advanceTimersByTimeAsync(10 * 60_000);
      expect([looks, view().step]).toEqual([MOST_LOOKS + 1, 'awaited']);
      actor.send({ type: 'dismissed' });
      expect([notices, actor.getSnapshot().output]).toEqual([[REQUESTED], { result: 'left' }]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('that was left to the Report Centre shows no error of the look before while it looks again', async () => {
    vi.useFakeTimers();
    try {
      const { actor, view } = started(async () => {
        throw new Failure({ kind: 'network' });
      });
      actor.send({ type: 'export.requested' });
      await vi.advanceTimersByTimeAsync(10 * 60_000);
      expect(view()).toMatchObject({ step: 'awaited', problem: 'We couldn’t check the progress. We’ll try again.' });
      actor.send({ type: 'progress.checked' });
      expect(view()).toMatchObject({ step: 'underWay', problem: null });
    } finally {
      vi.useRealTimers();
    }
  });

  it('fetches a new address before the old one expires', async () => {
    vi.useFakeTimers();
    try {
      let looks = 0;
      const { actor, view } = started(async () => {
        looks += 1;
        return { report: reportInCentre({ status: 'Completed', url: `https://files.test/${looks}` }) };
      });
      actor.send({ type: 'export.requested' });
      await vi.advanceTimersByTimeAsync(3_000);
      expect([view().step, view().report?.url]).toEqual(['finished', 'https://files.test/1']);
      await vi.advanceTimersByTimeAsync(9 * 60_000);
      expect([view().step, view().report?.url]).toEqual(['finished', 'https://files.test/2']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('of unknown outcome is remembered after closing, and the next one starts with its status', async () => {
    const lost = async () => {
      throw new Failure({ kind: 'network' });
    };
    const first = started(lost, lost);
    first.actor.send({ type: 'export.requested' });
    await vi.waitFor(() => expect(first.view().step).toBe('outcomeUnknown'));
    first.actor.send({ type: 'dismissed' });
    const bookmark = first.bookmark();
    expect(bookmark.request?.idempotencyKey).toBe(first.sent[0]?.idempotencyKey);
    const second = started(async () => ({ report: null }), undefined, bookmark);
    expect(second.view().step).toBe('checkingOutcome');
    await vi.waitFor(() => expect(second.view().step).toBe('choosing'));
    expect([second.view().problem, second.sent]).toEqual(['An error occurred while requesting the export. Export again.', []]);
  });

  it('shows the provider’s message, and repeats it to a merchant who leaves', async () => {
    const { actor, notices, view } = started(pending, async () => ({ message: 'Ready by noon', reference: 'RPT-1' }));
    actor.send({ type: 'export.requested' });
    await vi.waitFor(() => expect(view()).toMatchObject({ step: 'underWay', message: 'Ready by noon' }));
    actor.send({ type: 'dismissed' });
    expect(notices).toEqual(['Ready by noon']);
  });

  it.each(['Paused', 'completed', ''])('with the status “%s” is never called ready', async (status) => {
    const { actor, view } = started(async () => ({ report: reportInCentre({ status, url: 'https://files.test/1' }) }));
    actor.send({ type: 'export.requested' });
    await vi.waitFor(() => expect(view().step).toBe('underWay'));
    actor.send({ type: 'progress.checked' });
    await vi.waitFor(() => expect(view().report).not.toBeNull());
    expect(view().step).toBe('underWay');
  });
});
