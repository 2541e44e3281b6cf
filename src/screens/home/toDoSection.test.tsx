// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { oneOfEach } from '../../../machines/home/toDo/toDo.flow';
import { TO_DO_LISTS, type ToDo } from '../../../machines/home/toDo/toDo.machine';
import type { Fault } from '../../../machines/kit/flow/fault';
import { WaitingCount } from '../shell/waitingCount';
import { isUpToDate, listsFor, ToDoSection } from './ToDoSection';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const me = { id: '1', name: 'Amaka Obi' };
const goLive = { label: 'Continue', path: '/onboarding' };
const code = oneOfEach.codes?.rows[0];
const failure = oneOfEach.failures?.rows[0];
if (!code || !failure) throw new Error('There is no payout');
const NOTHING: ToDo = { chargebacks: null, codes: null, approvals: null, failures: null, missing: [] };

/** Payouts to these recipients that await a code. */
const codesTo = (...recipients: string[]): ToDo => ({
  ...NOTHING,
  codes: { rows: recipients.map((recipient, n) => ({ ...code, payoutId: `${n}`, recipient })), total: recipients.length },
});

interface Given {
  readonly fault?: Fault;
  readonly isLive?: boolean;
  readonly shownAt?: number | null;
}

function show(value: ToDo | null, { fault, isLive = true, shownAt = Date.parse('2026-11-24T09:30:00+01:00') }: Given = {}) {
  const report = vi.fn();
  const view = { value, busy: value === null && !fault, fault: fault ?? null, shownAt };
  render(
    <WaitingCount value={report}>
      <ToDoSection
        part={{ view, send: () => undefined }}
        me={me}
        lists={TO_DO_LISTS}
        goLive={isLive ? null : goLive}
        updated={{ at: null, busy: false, onRefresh: () => undefined }}
      />
    </WaitingCount>,
  );
  return report;
}

const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const looks = () => screen.queryAllByRole('link').map(({ className }) => className);
const has = (words: string | RegExp) => screen.queryAllByText(words).length > 0;

describe('[HOM-01] what is to do', () => {
  it('says where nothing is left what can come up for the role, and no more', () => {
    const part = { view: { value: NOTHING, busy: false, fault: null, shownAt: 0 }, send: () => undefined };
    const updated = { at: null, busy: false, onRefresh: () => undefined };
    const said = (lists: readonly (typeof TO_DO_LISTS)[number][]) => {
      cleanup();
      render(<ToDoSection part={part} me={me} lists={lists} goLive={null} updated={updated} />);
      return screen.getByRole('listitem').textContent;
    };
    expect([said(['approvals', 'failures']), said([])]).toEqual([
      'You’re up to dateApprovals and failed payouts appear here.',
      'You’re up to dateYour role has nothing to answer or approve.',
    ]);
  });
  it('stays when one of its lists fails, names it, and never says that nothing is left', () => {
    const fault: Fault = { kind: 'server', status: 500, message: 'Server error' };
    show({ ...codesTo('ADA'), missing: [{ list: 'failures', fault }] });
    expect(has('1 payout awaits a code')).toBe(true);
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t load failed payouts.');
    cleanup();
    const nothing: ToDo = { ...NOTHING, missing: [{ list: 'chargebacks', fault }] };
    show(nothing);
    expect([has('You’re up to date'), has('Not loaded')]).toEqual([false, true]);
    const view = { value: nothing, busy: false, fault: null, shownAt: 0 };
    expect(isUpToDate({ view, send: () => undefined }, me, null, 0)).toBe(false);
  });
  it.each([
    ['all that waits, with the step to go live', oneOfEach, false, ['To do', '5']],
    ['payouts of one row', codesTo('ADA', 'BOLA', 'CHIDI'), true, ['To do', '3']],
    ['nothing as no number', NOTHING, true, ['To do', '']],
    ['no number before it is known', null, true, ['To do', '']],
  ])('counts %s', (_, value, isLive, said) => {
    show(value, { isLive });
    const title = screen.getByRole('heading', { name: 'To do' });
    expect([title.textContent, title.nextElementSibling?.textContent]).toEqual(said);
  });

  it('leads to the list of each kind', () => {
    const report = show(oneOfEach);
    expect(links()).toEqual([
      ['Treat Chargeback', '/dashboard/chargeback/4501/details'],
      ['Enter codes', '/dashboard/account/payouts?status=Awaiting+Verification'],
      ['Review', '/dashboard/payout/pending-approval'],
      ['View failed', '/dashboard/account/payouts?status=Failed&from=2026-11-14'],
    ]);
    const [first, ...others] = looks();
    expect(others).not.toContain(first);
    expect(new Set(others).size).toBe(1);
    expect(screen.getAllByRole('listitem').map((row) => /NGN [\d,.]+\.\d\d/.exec(row.textContent)?.[0])).toEqual([
      'NGN 186,500.00',
      'NGN 72,763.20',
      'NGN 1,000,050.00',
      'NGN 21,382.40',
    ]);
    expect(screen.getAllByText(/^Waiting \d+ days$/)).toHaveLength(2);
    expect(screen.getAllByText('In the last 7 days')).toHaveLength(1);
    expect(report.mock.calls).toEqual([
      ['approvals', 1],
      ['chargebacks', 1],
    ]);
    expect(has('You’re up to date')).toBe(false);
  });

  it.each([
    [['ADA'], '1 payout awaits a code', 'ADA'],
    [['ADA', 'BOLA'], '2 payouts await a code', 'ADA, BOLA'],
    [['ADA', 'BOLA', 'CHIDI'], '3 payouts await a code', 'ADA, BOLA and others'],
    [['ADA', 'BOLA', 'ADA'], '3 payouts await a code', 'ADA, BOLA'],
  ])('names at most two recipients: %j', (recipients, title, names) => {
    show(codesTo(...recipients));
    expect([has(title), has(names)]).toEqual([true, true]);
  });

  it('[CBK-01] says when the next chargeback is due, and leads to the list if several wait', () => {
    vi.useFakeTimers({ now: Date.parse('2026-12-27T10:14:00+01:00'), toFake: ['Date'] });
    const [one] = oneOfEach.chargebacks?.rows ?? [];
    if (!one) throw new Error('There is no chargeback');
    const later = { ...one, id: '2', orderReference: 'KOR-2', dueAt: '2026-12-30T23:59:59', amount: '0.50' };
    show({ ...NOTHING, chargebacks: { rows: [later, one], total: 2 } });
    vi.useRealTimers();
    expect(links()).toEqual([['Treat Chargeback', '/dashboard/chargeback']]);
    expect(screen.getByRole('listitem').textContent).toMatch(
      /2 chargebacks need your answer.*Order KOR-1001 is due first.*NGN 186,500\.50.*13 h 46 min left/,
    );
  });

  it('[CBK-01] counts no chargeback whose time to answer ended, by the provider’s clock', async () => {
    const [one] = oneOfEach.chargebacks?.rows ?? [];
    if (!one) throw new Error('There is no chargeback');
    const until = Date.now() + 90_000;
    const dueAt = Temporal.Instant.fromEpochMilliseconds(until - 1_000)
      .toZonedDateTimeISO('Africa/Lagos')
      .toPlainDateTime()
      .toString({ smallestUnit: 'second' });
    const behind = { ...one, id: '2', orderReference: 'KOR-2', dueAt, ahead: 3_600_000 };
    const report = show({ ...NOTHING, chargebacks: { rows: [{ ...one, dueAt }, behind], total: 2 } });
    expect(has('2 chargebacks need your answer')).toBe(true);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(until);
    const isOne = () => [has('1 chargeback needs your answer'), has(/KOR-2/), report.mock.lastCall];
    await vi.waitFor(() => expect(isOne()).toEqual([true, true, ['chargebacks', 1]]));
    clock.mockReturnValue(until + 3_600_000);
    await vi.waitFor(() => expect(has('You’re up to date')).toBe(true));
    clock.mockRestore();
  });

  it('says nothing of a wait that is not known', () => {
    show({ ...NOTHING, codes: { rows: [{ ...code, initiatedAt: null }], total: 1 } });
    expect(has('1 payout awaits a code')).toBe(true);
    expect(has(/^(Waiting|In the last)/)).toBe(false);
  });

  it.each([
    [1, '1 payout failed'],
    [2, '2 payouts failed'],
  ])('counts what failed: %s', (count, title) => {
    const rows = Array.from({ length: count }, (_, n) => ({ ...failure, payoutId: `${n}` }));
    show({ ...NOTHING, failures: { rows, total: count, since: '2026-11-14' } });
    expect(has(title)).toBe(true);
  });

  it('is to go live, which stands out if it is alone', () => {
    show(NOTHING, { isLive: false });
    const [alone] = looks();
    expect(links()).toEqual([['Continue', '/onboarding']]);
    expect(has('You’re up to date')).toBe(false);
    cleanup();
    show(codesTo('ADA'), { isLive: false });
    expect(links().map(([text]) => text)).toEqual(['Enter codes', 'Continue']);
    expect(looks()[0]).toBe(alone);
    expect(looks()[1]).not.toBe(alone);
  });

  it('is nothing where everything is done, and not where it is not loaded', () => {
    const report = show(NOTHING);
    expect(has('You’re up to date')).toBe(true);
    expect(has('Chargebacks, codes, approvals and failed payouts appear here.')).toBe(true);
    expect(report).not.toHaveBeenCalled();
    cleanup();
    show(null);
    expect([has('You’re up to date'), has('Not loaded')]).toEqual([false, false]);
    cleanup();
    show(null, { fault: { kind: 'network' } });
    expect([has('You’re up to date'), has('Not loaded')]).toEqual([false, true]);
    cleanup();
    show(null, { fault: { kind: 'network' }, isLive: false });
    expect(links()).toEqual([['Continue', '/onboarding']]);
  });

  it('has the room of the last time while it loads', () => {
    const room = () => document.querySelectorAll('[data-amounts]').length;
    show(null, { isLive: false });
    expect(room()).toBe(5);
    cleanup();
    show(codesTo('ADA'));
    cleanup();
    show(null);
    expect(room()).toBe(1);
    for (const kept of ['1 1 1 1 1 1', 'many', '']) {
      cleanup();
      localStorage.setItem('kontor:toDoLines', kept);
      show(null);
      expect([kept, room()]).toEqual([kept, 4]);
    }
  });

  it.each([
    ['is done', NOTHING, null, true],
    ['is not known', null, null, false],
    ['is to go live', NOTHING, goLive, false],
    ['is a code', codesTo('ADA'), null, false],
  ] as const)('lets another action lead only where nothing is left: it %s', (_, value, way, isDone) => {
    const part = { view: { value, busy: false, fault: null, shownAt: 1 }, send: () => undefined };
    expect(isUpToDate(part, me, way, 0)).toBe(isDone);
  });

  it.each([
    [['chargeback.view', 'chargeback.manage', 'payout.view', 'payout.initiate', 'payout.approve'], TO_DO_LISTS],
    [['chargeback.view', 'payout.initiate', 'payout.approve'], []],
    [['payout.view', 'payout.approve'], ['approvals']],
    [
      ['payout.view', 'payout.initiate'],
      ['codes', 'failures'],
    ],
    [['payout.initiate', 'payout.approve'], []],
  ])('are the lists on which the role may act: %j', (permissions, lists) => expect(listsFor(permissions)).toEqual(lists));
});
