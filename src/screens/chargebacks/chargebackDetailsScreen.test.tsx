// @vitest-environment happy-dom
/** What the page of a chargeback shows of each status, and where it leads. */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chargebackAnswerMachine } from '../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.machine';
import { disputed } from '../../../machines/chargebacks/chargebackDetails/chargebackDetails.flow';
import {
  type ChargebackInFull,
  chargebackDetailsMachine,
} from '../../../machines/chargebacks/chargebackDetails/chargebackDetails.machine';
import { chargeback } from '../../../machines/chargebacks/chargebacks/chargebacks.flow';
import type { Chargeback } from '../../../machines/chargebacks/chargebacks/chargebacks.machine';
import { nextChargebackMachine } from '../../../machines/chargebacks/nextChargeback/nextChargeback.machine';
import { Failure } from '../../../machines/kit/flow/fault';
import { wire } from '../../../machines/kit/flow/port';
import { saveBookmark } from '../../flow/bookmarks';
import { FlowProvider } from '../../flow/FlowProvider';
import { SignedInFlowProvider } from '../../flow/SignedInFlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { WaitingCount } from '../shell/waitingCount';
import { ChargebackDetailsScreen } from './ChargebackDetailsScreen';

beforeEach(() => window.history.replaceState(null, '', '/dashboard/chargeback/4519/details'));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const OWNER = '1:1001:Live';
const notFound = () => {
  throw new Failure({ kind: 'server', status: 404, message: 'Chargeback not found' });
};
const never = () => new Promise<never>(() => {});

interface Shown {
  readonly mayAnswer?: boolean;
  readonly transactions?: string | null;
  readonly leadsToCustomer?: boolean;
  readonly leadsToSettlement?: boolean;
  readonly isKnown?: boolean;
  /** What went back to the customer before. */
  readonly refunded?: string;
  readonly waiting?: readonly Chargeback[];
  readonly ahead?: number | null;
  /** What becomes of the page when it loads again. */
  readonly again?: () => Promise<never>;
  /** Whether the provider doesn’t find it. */
  readonly isUnknown?: boolean;
  /** What the answer finds when it opens. */
  readonly found?: Partial<ChargebackInFull>;
}

async function show(more: Partial<ChargebackInFull> = {}, given: Shown = {}) {
  const { mayAnswer = true, transactions = '/transactions', leadsToCustomer = true, isKnown = true } = given;
  const { leadsToSettlement = true, waiting = [], refunded = '0.00', ahead = 0, again, found, isUnknown = false } = given;
  let loads = 0;
  const counted: (number | null)[] = [];
  const value = {
    chargeback: { ...disputed.chargeback, ...more },
    order: isKnown && disputed.order ? { ...disputed.order, refunded } : null,
    ahead,
  };
  const flows = {
    chargebackDetails: wire(chargebackDetailsMachine, {
      load: async () => (isUnknown ? notFound() : loads++ === 0 || !again ? value : again()),
    }),
    nextChargeback: wire(nextChargebackMachine, { load: async () => waiting }),
    chargebackAnswer: wire(chargebackAnswerMachine, {
      loadChargeback: async () => (isUnknown ? notFound() : { ...value, chargeback: { ...value.chargeback, ...found } }),
      timeEnds: never,
      disputeChargeback: async () => ({ message: 'Sent' }),
      checkChargeback: never,
    }),
  };
  await act(
    async () =>
      void render(
        <FlowProvider Toasts={Toasts}>
          <SignedInFlowProvider owner={OWNER} environment="Live" onSessionExpired={vi.fn()} onProfileInvalidated={vi.fn()}>
            <WaitingCount value={(what, count) => void (what === 'chargebacks' && counted.push(count))}>
              <ChargebackDetailsScreen
                flows={flows}
                list="/dashboard/chargeback"
                business="Bluecrest Stores"
                user="Amaka Obi"
                mayAnswer={mayAnswer}
                transactions={transactions}
                leadsToCustomer={leadsToCustomer}
                leadsToSettlement={leadsToSettlement}
              />
            </WaitingCount>
          </SignedInFlowProvider>
        </FlowProvider>,
      ),
  );
  if (!isUnknown) await screen.findByRole('region', { name: 'Feedback Threads' });
  return { counted };
}

const treat = () => screen.queryByRole('button', { name: 'Treat Chargeback' });
const band = () => document.querySelector('[data-callout]')?.textContent ?? '';
const part = (name: string) => screen.getByRole('region', { name });

describe('[CBK-02] a chargeback that the provider doesn’t find', () => {
  it.each(['', '?open=answer'])('is said to be unknown, also where it is answered: %j', async (query) => {
    window.history.replaceState(null, '', `/dashboard/chargeback/4519/details${query}`);
    await show({}, { isUnknown: true });
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t find this chargeback. Check the reference');
    expect(screen.queryByText(/Nothing was sent/)).toBeNull();
  });
});

describe('[CBK-02] a chargeback', () => {
  it.each([
    ['New', true],
    ['Pending', true],
    ['Awaiting Response', false],
    ['Assessment', false],
    ['Won', false],
    ['Lost', false],
    ['Accepted', false],
  ])('that is %s can be treated: %s', async (status, isOffered) => {
    await show({ status });
    expect(treat() !== null).toBe(isOffered);
  });

  it.each([
    ['is over', { dueAt: '2026-11-22T23:59:59' }, 0, false],
    ['is over by a clock that may be wrong', { dueAt: '2026-11-22T23:59:59' }, null, true],
    ['is over by a clock that runs two days fast', { dueAt: '2026-11-22T23:59:59' }, 2 * 86_400_000, true],
    ['is unknown', { dueAt: null }, 0, true],
  ])('whose time to answer %s can be treated as long as the provider takes an answer', async (_, more, ahead, isOffered) => {
    await show(more, { ahead });
    expect(treat() !== null).toBe(isOffered);
  });

  it('cannot be treated any more from its due moment on, without a reload', async () => {
    const until = Date.now() + 90_000;
    const dueAt = Temporal.Instant.fromEpochMilliseconds(until - 1_000)
      .toZonedDateTimeISO('Africa/Lagos')
      .toPlainDateTime();
    const waiting = [chargeback(19), { ...chargeback(20), dueAt: '2099-11-24T23:59:59' }];
    const { counted } = await show({ dueAt: dueAt.toString({ smallestUnit: 'second' }) }, { waiting });
    expect(treat()).not.toBeNull();
    expect(part('Timeline').textContent).toContain('Upcoming: Your answer');
    const clock = vi.spyOn(Date, 'now').mockReturnValue(until);
    await waitFor(() => expect(treat()).toBeNull(), { timeout: 3_000 });
    expect(band().startsWith('The time to answer ended')).toBe(true);
    // Nor does the timeline wait for it, and the sidebar counts the others alone.
    expect(part('Timeline').textContent).toContain('Failed: Not answered in time');
    await vi.waitFor(() => expect(counted).toEqual([1]));
    expect(next()).not.toBeNull();
    clock.mockRestore();
  });

  it('cannot be treated by a role that can only view it, not even by the address', async () => {
    window.history.replaceState(null, '', '/dashboard/chargeback/4519/details?open=answer');
    await show({}, { mayAnswer: false });
    expect([treat(), screen.queryByText('Treat Chargeback')]).toEqual([null, null]);
  });

  it.each([
    ['Pending', { dueAt: '2026-11-23T23:59:59' }, 'Answer by 11:59 pm today, 23-Nov-2026 WAT.'],
    ['Pending', { dueAt: '2026-12-27T23:59:59' }, 'Answer by 11:59 pm on 27-Dec-2026 WAT.'],
    ['Pending', { dueAt: '2026-11-22T23:59:59' }, 'The time to answer ended at 11:59 pm on 22-Nov-2026.'],
    ['New', { dueAt: null }, 'Your answer is needed.'],
    ['Awaiting Response', {}, 'You answered. The bank decides now.'],
    ['Assessment', {}, 'This chargeback is in assessment.'],
    ['Won', {}, 'You won. NGN 186,500.00 is back in your Collection Balance.'],
    ['Lost', {}, 'You lost. The customer keeps NGN 186,500.00.It wasn’t answered in time.'],
    [
      'Lost',
      { dueAt: '2026-12-27T23:59:59', decidedAt: '2026-11-20T10:00:00' },
      'You lost. The customer keeps NGN 186,500.00.This chargeback is closed.',
    ],
    ['Lost', { answeredAt: '2026-11-20T10:00:00' }, 'You lost. The customer keeps NGN 186,500.00.This chargeback is closed.'],
    ['Accepted', {}, 'You accepted. The customer keeps NGN 186,500.00.'],
    ['Something new', {}, ''],
  ])('that is %s with %j says what holds', async (status, more, words) => {
    await show({ status, ...more });
    expect(band().startsWith(words)).toBe(true);
    expect(/left$/.test(band())).toBe(words.startsWith('Answer by'));
  });

  it('leads to its transaction, its settlement, its customer and the chargebacks of this customer, as far as the role may open them', async () => {
    await show();
    const hrefs = () =>
      within(part('What is disputed'))
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(hrefs()).toEqual([
      '/transactions/KPY-1019',
      '/dashboard/account/settlements/12/statement',
      '/dashboard/business/customers/customer-details/7',
      '/dashboard/chargeback?keyword=t.balogun%40customer.test&by=email',
    ]);
    cleanup();
    await show({}, { transactions: null, leadsToCustomer: false, leadsToSettlement: false });
    expect(hrefs()).toHaveLength(1);
    expect(part('What is disputed').textContent).toContain('SettlementSTL-20261103-01');
  });

  it('leads to the settlement that took it, and to the one that paid it at its step', async () => {
    const settlement = { id: '31', reference: 'STL-20261201-01', at: null, amount: '-189000.00' };
    await show({ status: 'Lost', settlement });
    const link = within(part('What is disputed')).getByRole('link', { name: 'STL-20261201-01' });
    expect(link.getAttribute('href')).toBe('/dashboard/account/settlements/31/statement');
    const step = within(part('Timeline')).getByRole('link', { name: 'STL-20261103-01' });
    expect(step.getAttribute('href')).toBe('/dashboard/account/settlements/12/statement');
    expect(part('Timeline').textContent).toContain('184,500.00');
  });

  const next = () => screen.queryByRole('link', { name: /^Next chargeback/ });

  it('[CBK-03] that was answered leads to the next one, for a role that may answer', async () => {
    const waiting = [chargeback(19), { ...chargeback(20), dueAt: '2026-11-24T23:59:59' }];
    await show({ status: 'Awaiting Response' }, { waiting });
    expect([next()?.textContent, next()?.getAttribute('href')]).toEqual([
      expect.stringMatching(/^Next chargeback, 1 day \d+ h left$/),
      '/dashboard/chargeback/4520/details?open=answer',
    ]);
    cleanup();
    await show({ status: 'Awaiting Response' }, { waiting, mayAnswer: false });
    expect(next()).toBeNull();
  });

  it('[CBK-03] that was answered tells the sidebar how many others wait', async () => {
    const { counted } = await show({ status: 'Awaiting Response' }, { waiting: [chargeback(19), chargeback(20)] });
    await vi.waitFor(() => expect(counted).toEqual([1]));
  });

  it.each([
    ['Awaiting Response', [chargeback(19)]],
    ['Pending', [chargeback(20)]],
    ['Won', [chargeback(20)]],
  ])('[CBK-03] that is %s leads to no other if none waits, or it was not just answered', async (status, waiting) => {
    await show({ status }, { waiting });
    expect(next()).toBeNull();
  });

  it('says what was refunded of the payment before, if anything was', async () => {
    await show({}, { refunded: '1500.00' });
    expect(part('What is disputed').textContent).toContain('Refunded beforeNGN 1,500.00');
    cleanup();
    await show();
    expect(part('What is disputed').textContent).not.toContain('Refunded');
  });

  it.each([true, false])('keeps the name of the customer apart from the words around it, linked: %s', async (leadsToCustomer) => {
    await show({}, { leadsToCustomer });
    const names = screen.getAllByText('Temitope Balogun');
    expect(names.map(({ tagName }) => tagName)).toEqual(['BDI', 'BDI']);
  });

  it('shows dashes for what the provider doesn’t say', async () => {
    await show({ reason: '', reasonCode: '', claim: '', rrn: '', fee: null }, { isKnown: false });
    expect(part('What is disputed').textContent).toContain('The provider doesn’t say');
    expect(part('Money').textContent).toContain('The provider doesn’t say what the fee is.');
  });
});

describe('[CBK-02] the feedback threads', () => {
  const entry = { comment: 'Closed.', isAdmin: true, isFinal: true, createdAt: '2026-11-20T09:05:00', proofs: [] };

  it('mark the admin, the business and the final comment, which closes them', async () => {
    const own = { ...entry, comment: 'We delivered <b>it</b>.', isAdmin: false, isFinal: false };
    await show({ status: 'Won', thread: [...disputed.chargeback.thread, own, entry] });
    const comments = within(part('Feedback Threads'))
      .getAllByRole('listitem')
      .map((one) => one.textContent ?? '');
    expect(comments[0]).toContain('ProviderAdmin');
    expect(comments[1]).toContain('Bluecrest StoresYou');
    expect(comments[1]).toContain('We delivered <b>it</b>.');
    expect(comments[2]).toContain('ProviderAdminFinal comment');
    // As the steps of the timeline beside them.
    expect(comments[2]).toContain('20-Nov-2026 09:05 am');
    expect(part('Feedback Threads').textContent).toContain('3 comments, closed');
  });

  it('open proofs in a tab that learns nothing of this one, and never link what is no web address', async () => {
    const [first] = disputed.chargeback.thread;
    const proofs = [...(first?.proofs ?? []), { id: '2', address: '', name: 'lost.png', category: '', size: null }];
    await show({ thread: [{ ...entry, isFinal: false, proofs }] });
    const links = within(part('Feedback Threads')).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel'), link.getAttribute('target')])).toEqual([
      ['https://files.test/notice', 'noopener noreferrer', '_blank'],
    ]);
    expect(part('Feedback Threads').textContent).toContain('lost.png');
  });

  it('say that there are none', async () => {
    await show({ thread: [] });
    expect(part('Feedback Threads').textContent).toContain('No comments yet.');
  });
});

describe('[CBK-03] once no answer is needed any more, the page that fails to load again', () => {
  const failing = () => Promise.reject(new Failure({ kind: 'network' }));
  // What is waited for is found outside of the act: within it, nothing that loads is shown.
  const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
  const press = async (name: string | RegExp) => click(await screen.findByRole('button', { name }));
  const explain = () => fireEvent.change(screen.getByLabelText('Explanation'), { target: { value: 'Delivered' } });
  const deadline = /Without an answer|Answer by|left\b|By 27-Dec-2026/;
  const page = () => document.body.textContent ?? '';

  it.each([
    ['Decline', 'Submit Request', 'Awaiting Response', 'You answered. The bank decides now.', 'Declined'],
    ['Accept', /^Accept and pay/, 'Accepted', 'You accepted. The customer keeps NGN 186,500.00.', 'Accepted'],
  ])('shows no deadline after %s', async (choice, submit, status, words, step) => {
    await show({ dueAt: '2026-12-27T23:59:59' }, { again: failing });
    expect(page()).toMatch(deadline);
    await press('Treat Chargeback');
    await click(await screen.findByRole('radio', { name: choice }));
    explain();
    await press(/^(Review answer|Accept chargeback)/);
    await press(submit);
    await press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page()).not.toMatch(deadline);
    expect([page().includes(words), page().includes(status), treat()]).toEqual([true, true, null]);
    expect(part('Timeline').textContent).toContain(step);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeNull();
  });

  it('shows no deadline after the answer found that somebody else answered', async () => {
    const found = { status: 'Awaiting Response', answeredAt: '2026-11-20T10:00:00' };
    await show({ dueAt: '2026-12-27T23:59:59' }, { again: failing, found });
    await press('Treat Chargeback');
    await press('View chargeback');
    expect(page()).not.toMatch(deadline);
    expect([page().includes('You answered. The bank decides now.'), treat()]).toEqual([true, null]);
  });
});

describe('[CBK-03] an answer that may be on its way', () => {
  const page = () => document.body.textContent ?? '';
  const order = { idempotencyKey: 'K', chargebackId: '4519', isAccepted: false, comment: 'Delivered', files: [] };
  const draft = { decision: 'decline', explanation: 'Delivered', files: [], lost: [] };
  beforeEach(() => void saveBookmark(OWNER, 'chargebackAnswer:4519', { draft, order }));

  it('takes the place of the deadline, and leads to its outcome', async () => {
    await show({ dueAt: '2026-12-27T23:59:59' });
    expect(page()).toContain('We don’t know the outcome of your last answer yet.');
    expect(page()).not.toMatch(/Answer by|By 27-Dec-2026|days left|You accept, or decline/);
    expect(treat()).toBeNull();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Check status' })));
    expect(window.location.search).toBe('?open=answer');
  });

  it('is named without a way to it for a role that may not answer any more', async () => {
    await show({ dueAt: '2026-12-27T23:59:59' }, { mayAnswer: false });
    expect(page()).toContain('We don’t know the outcome of your last answer yet.');
    expect(screen.queryByRole('button', { name: 'Check status' })).toBeNull();
  });

  it.each([
    ['is of another chargeback', 'Pending', 'chargebackAnswer:4519', 'chargebackAnswer:4520'],
    ['is overtaken by a decision', 'Lost', 'none', 'none'],
  ])('is not named if it %s', async (_, status, removed, stored) => {
    saveBookmark(OWNER, removed, null);
    saveBookmark(OWNER, stored, { draft, order });
    await show({ status, dueAt: '2026-12-27T23:59:59' });
    expect(page()).not.toContain('We don’t know the outcome');
  });
});

it('[CBK-02] a chargeback that a final comment closed asks for no answer', async () => {
  const thread = disputed.chargeback.thread.map((entry) => ({ ...entry, isFinal: true }));
  await show({ thread, dueAt: '2026-12-27T23:59:59' });
  expect([band(), treat()]).toEqual(['A final comment closed this chargeback.Nothing more can be sent.', null]);
});

it('[CBK-03] the answer takes the place of the page, and closing it leads back with the draft kept', async () => {
  await show();
  // What is waited for is found outside of the act: within it, nothing that loads is shown.
  const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
  const press = async (name: string) => click(await screen.findByRole('button', { name }));
  await press('Treat Chargeback');
  await click(await screen.findByRole('radio', { name: 'Decline' }));
  fireEvent.change(screen.getByLabelText('Explanation'), { target: { value: 'Delivered' } });
  await press('Save and close');
  expect(window.location.search).toBe('');
  await press('Treat Chargeback');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Explanation')).value).toBe('Delivered');
});
