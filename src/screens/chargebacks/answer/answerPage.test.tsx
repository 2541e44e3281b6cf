// @vitest-environment happy-dom
/** What the page of an answer shows while it is sent, and of files with odd names. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../machines/kit/flow/fault';
import { attach, click, gather, paper, pending, press, show } from '../../../../tests/samples/answerPage';
import { isUnsaved, unsavedWork } from '../../../flow/unsaved';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('[CBK-03] the page of an answer', () => {
  it('chooses nothing for the merchant', async () => {
    show();
    const radios = await screen.findAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual([false, false]);
    expect(screen.queryByRole('button', { name: /Review answer|Accept chargeback/ })).toBeNull();
  });

  it('shows the progress of each file, and offers to cancel until the last byte was sent', async () => {
    const { move, sent } = show();
    await gather(paper('one.pdf', 'same size 1'), paper('two.pdf', 'same size 2'));
    await screen.findByText('two.pdf');
    await press('Review answer');
    expect(unsavedWork()).toEqual(['Files of your answer']);
    await press('Submit Request');
    expect([sent.length, unsavedWork()]).toEqual([1, ['Your answer']]);
    const rows = () =>
      within(screen.getByRole('table'))
        .getAllByRole('row')
        .map((row) => row.textContent ?? '');
    expect(rows()[1]).toMatch(/Waiting$/);
    await move(0.75);
    expect(rows()[1]).toMatch(/Sent$/);
    expect(rows()[2]).toMatch(/50%$/);
    expect(screen.queryByRole('button', { name: 'Cancel submission' })).not.toBeNull();
    await move(1);
    expect(screen.queryByRole('button', { name: 'Cancel submission' })).toBeNull();
  });

  it('says whether the draft is stored, and asks before one that is not is left', async () => {
    show();
    await gather();
    const clock = screen.getByText(/^Draft saved/).textContent ?? '';
    expect(clock).toMatch(/^Draft saved \d\d:\d\d [ap]m\. Files aren’t part of the draft\.$/);
    expect([screen.queryByRole('button', { name: 'Save and close' }) === null, isUnsaved()]).toEqual([false, false]);
    const roomy = sessionStorage;
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => roomy.getItem(key),
      removeItem: (key: string) => roomy.removeItem(key),
      setItem: () => {
        throw new DOMException('No room', 'QuotaExceededError');
      },
    });
    fireEvent.change(screen.getByLabelText('Explanation'), { target: { value: 'Delivered on time' } });
    expect(screen.getByText(/^Your browser can’t store your draft\. Keep this page open\./)).not.toBeNull();
    expect([screen.queryByRole('button', { name: 'Save and close' }) === null, isUnsaved()]).toEqual([true, true]);
    vi.unstubAllGlobals();
    fireEvent.change(screen.getByLabelText('Explanation'), { target: { value: 'Delivered' } });
    expect([screen.queryByText(/^Draft saved/) === null, isUnsaved()]).toEqual([false, false]);
  });

  it.each([
    [1, 'one.pdf isn’t in the draft'],
    [2, 'one.pdf, two.pdf aren’t in the draft'],
  ])('names the %i files that a reload loses', async (count, words) => {
    show();
    await gather(...['one.pdf', 'two.pdf'].slice(0, count).map((name) => paper(name)));
    await screen.findByRole('button', { name: /^Remove .*one\.pdf/ });
    cleanup();
    show();
    expect((await screen.findByText(/in the draft$/)).textContent?.replace(/\p{Cf}/gu, '')).toBe(words);
  });

  it('says that the draft is kept only if there is one', async () => {
    const notFound = new Failure({ kind: 'server', status: 404, message: 'Chargeback not found' });
    show({ fails: notFound });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Chargeback not found\. Nothing was sent\.(?!.*draft)/);
    cleanup();
    show();
    await gather();
    cleanup();
    show({ fails: notFound });
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was sent. Your draft is kept.');
  });

  it.each([
    ['/transactions', '/transactions/KPY-1019'],
    [null, undefined],
  ])(
    'leads to the transaction from the form and from the review, for a role that can open it: %s',
    async (transactions, href) => {
      show({ transactions });
      await gather();
      const transaction = () => screen.getByText('KPY-1019').closest('a')?.getAttribute('href');
      expect(transaction()).toBe(href);
      await press('Review answer');
      expect(transaction()).toBe(href);
    },
  );

  it('prints the sheet of the review and nothing else, with whose it is and whether it is a test', async () => {
    show({ environment: 'Test' });
    await gather(paper('one.pdf'));
    await screen.findByText('Present');
    await press('Review answer');
    const printed = [...document.querySelectorAll<HTMLElement>('[data-print]')].map((part) => within(part));
    expect(printed).toHaveLength(1);
    expect(printed[0]?.getByText('Bluecrest Stores')).toBeTruthy();
    expect(printed[0]?.getByText(/^You’re in test mode/)).toBeTruthy();
    expect(printed[0]?.getByText('Delivered')).toBeTruthy();
    expect(printed[0]?.getByText('one.pdf')).toBeTruthy();
    expect(printed[0]?.queryByText('What you answer')).toBeNull();
  });

  it('says as whom the merchant submits it', async () => {
    show();
    await gather();
    await press('Review answer');
    expect(screen.getByText('You submit as Amaka Obi.')).not.toBeNull();
  });

  it('shows a name with markup as text, and refuses the same content under another name', async () => {
    show();
    await gather(paper('<img src=x>.pdf', 'same'), paper('copy.pdf', 'same'));
    expect(await screen.findByText('<img src=x>.pdf')).not.toBeNull();
    expect(await screen.findByText('“copy.pdf” is the same file as “<img src=x>.pdf”.')).not.toBeNull();
    expect(document.querySelector('img')).toBeNull();
  });

  it('says when it was submitted, and leads to the next chargeback', async () => {
    show({ isTaken: true });
    await gather();
    await press('Review answer');
    await press('Submit Request');
    const outcome = await screen.findByRole('dialog', { name: 'Answer submitted' });
    expect(outcome.textContent).toContain('Submitted27-Nov-2026 10:21 am WAT');
    expect(within(outcome).queryByRole('link', { name: 'Next chargeback' })).not.toBeNull();
  });

  it('says that nobody answered in time, once the provider refused it as too late', async () => {
    show({ after: { ...pending, chargeback: { ...pending.chargeback, status: 'Lost' } } });
    await gather();
    await press('Review answer');
    await press('Submit Request');
    expect((await screen.findByRole('alert')).textContent).toContain('Nobody at your business answered it in time.');
    expect(document.activeElement).toBe(screen.getByRole('alert').parentElement);
    expect(screen.getByText('Delivered')).not.toBeNull();
  });

  it('says that the files weren’t sent either, once somebody else sent the same words', async () => {
    const { chargeback } = pending;
    const theirs = { comment: 'Delivered', isAdmin: false, isFinal: false, createdAt: null, proofs: [] };
    const thread = [...chargeback.thread, theirs];
    show({ after: { ...pending, chargeback: { ...chargeback, status: 'Awaiting Response', thread } } });
    await gather(paper('one.pdf'));
    await screen.findByText('one.pdf');
    await press('Review answer');
    await press('Submit Request');
    expect((await screen.findByRole('alert')).textContent).toContain('Your answer was not taken');
    expect(screen.getByText('1 file was chosen, none was sent')).toBeTruthy();
    expect(screen.getByText('one.pdf')).toBeTruthy();
  });

  it.each([
    [
      'it was answered',
      { status: 'Awaiting Response', answeredAt: '2026-11-27T10:21:14' },
      'It was answered on 27-Nov-2026 10:21 am, and its status is Awaiting Response. Nothing more can be sent.',
    ],
    ['the time to answer ended', { status: 'Lost' }, 'The time to answer ended, and its status is Lost. Nothing was sent.'],
    [
      'the bank decided',
      { status: 'Won' },
      'Its status is Won. Only new and pending chargebacks can be answered. Nothing was sent.',
    ],
  ])('still shows the explanation after a reload once %s', async (_, change, why) => {
    const thread = pending.chargeback.thread.map((entry) => ({ ...entry, isFinal: true }));
    const found = { ...pending, chargeback: { ...pending.chargeback, ...change, thread } };
    show();
    await gather();
    // Two reloads: looking once must not take it away.
    for (let reloads = 0; reloads < 2; reloads += 1) {
      cleanup();
      show({ found });
      expect((await screen.findByRole('alert')).textContent).toContain(why);
      expect(screen.getByRole('region', { name: 'Your explanation' }).textContent).toContain('Delivered');
      expect(screen.queryByRole('button', { name: 'Copy explanation' })).not.toBeNull();
    }
    await press('View chargeback');
    cleanup();
    show({ found });
    await screen.findByRole('alert');
    expect(screen.queryByText('Delivered')).toBeNull();
  });

  it('turns to overdue by itself, keeps the draft readable, and stops the clock', async () => {
    const { endTime, sent } = show();
    await gather(paper('one.pdf'));
    await screen.findByText('one.pdf');
    expect(screen.queryByRole('timer')).not.toBeNull();
    await endTime();
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was sent.');
    expect(document.activeElement).toBe(screen.getByRole('alert').parentElement);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText('Delivered')).not.toBeNull();
    expect(screen.getByText('1 file was chosen, none was sent')).not.toBeNull();
    expect(sent).toEqual([]);
  });

  it('still names the chosen files after a reload', async () => {
    show();
    await gather(paper('one.pdf'));
    await screen.findByText('one.pdf');
    cleanup();
    const { endTime } = show();
    await screen.findByRole('timer');
    await endTime();
    expect(screen.getByRole('region', { name: 'Evidence' }).textContent).toContain('1 file was chosen, none was sent');
    expect(screen.getByText('one.pdf')).not.toBeNull();
    cleanup();
    show({ found: { ...pending, chargeback: { ...pending.chargeback, status: 'Lost' } } });
    await screen.findByRole('alert');
    expect(screen.getByText('one.pdf')).not.toBeNull();
  });

  it('says on the review which files of an earlier page are not sent, also where none is recommended', async () => {
    show();
    await gather();
    await attach('Other documents', paper('one.pdf'));
    await screen.findByText('one.pdf');
    cleanup();
    show();
    await screen.findByRole('button', { name: 'Review answer' });
    await press('Review answer');
    expect(screen.getByText(/one\.pdf\W* isn’t sent unless you choose again\./)).toBeTruthy();
  });

  it('says on the review that the proposed letter has nothing of the merchant’s own yet', async () => {
    show();
    await click(await screen.findByRole('radio', { name: 'Decline' }));
    await press('Propose a letter');
    expect(document.activeElement).toBe(screen.getByLabelText('Explanation'));
    await press('Review answer');
    const UNFINISHED = 'Your letter stops before what you delivered, when and how.';
    expect(screen.getByText(UNFINISHED)).toBeTruthy();
    await press(/^(Back|Edit)/);
    const field = screen.getByLabelText<HTMLTextAreaElement>('Explanation');
    fireEvent.change(field, { target: { value: `${field.value}two shirts, by courier.` } });
    await press('Review answer');
    expect(screen.queryByText(UNFINISHED)).toBeNull();
  });

  it('says that an explanation is to be corrected, also where it isn’t too long', async () => {
    show();
    await gather();
    fireEvent.change(screen.getByLabelText('Explanation'), { target: { value: 'Delivered\u202e' } });
    expect(screen.getByText('Correct the explanation.')).toBeTruthy();
    expect(screen.queryByText(/Shorten/)).toBeNull();
  });

  it('keeps the name of a customer apart from the words around it, while it is answered and after', async () => {
    const customerName = 'Ada\u202eobmA';
    const named = { ...pending, order: pending.order && { ...pending.order, customerName } };
    show({ found: named, isTaken: true });
    await gather();
    expect(screen.getByText(customerName).tagName).toBe('BDI');
    await press('Review answer');
    await press('Submit Request');
    expect(within(await screen.findByRole('dialog')).getByText(customerName).tagName).toBe('BDI');
  });
});
