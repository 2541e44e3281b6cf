/** The merchant's answer over the wire: once, in time, and with files that are what they say. */
import { describe, expect, it } from 'vitest';
import { wallets } from '../../contract/balances/wallets';
import { EVIDENCE_LIMITS } from '../../contract/chargebacks/chargebackStatuses';
import { chargebacks } from '../../contract/chargebacks/chargebacks';
import { bluecrest } from '../access/people.seed';
import { answerTo, cardPayment, decideOne, details, opened } from '../testing/chargebacks';
import { call, people, send, signIn, statusAndMessage } from '../testing/client';
import { jpeg, pdf, png } from '../testing/papers';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();
const owner = () => signIn(sandbox(), people.owner);

/** The seeded chargeback that is due tomorrow, and the one that is due in 45 minutes. */
const [TOMORROW, WITHIN_THE_HOUR] = ['9', '10'];
const MB = 1_000_000;

type Given = Parameters<typeof answerTo>[1] & { readonly files?: readonly File[] };

const answer = (token: string, id: string, { files: Proof = [], ...more }: Given = {}) =>
  statusAndMessage(sandbox(), chargebacks.disputeChargeback, { ...answerTo(id, more), files: { Proof } }, token);

const naira = async (token: string) => {
  const { ledgerBalance, availableBalance } =
    (await call(sandbox(), wallets.listWallets, {}, token)).find(({ currency }) => currency === 'NGN') ?? {};
  return [ledgerBalance, availableBalance].map((amount) => Math.round(Number(amount) * 100));
};

const script = '%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF\n';

describe('[CBK-03] an answer', () => {
  it('that declines waits for the bank, keeps its comment and files, and leaves the money held', async () => {
    const token = await owner();
    const before = await naira(token);
    const categories = JSON.stringify(['Receipt', 'Proof of delivery']);
    const files = [pdf('receipt.pdf'), png('<b>signature</b>.png')];
    expect((await answer(token, TOMORROW, { comment: '  It was\ndelivered. ', files, categories }))[0]).toBe(200);
    const { chargeback } = await details(sandbox(), token, TOMORROW);
    expect(chargeback).toMatchObject({
      status: 'Awaiting Response',
      held: chargeback.amount,
      answeredAt: expect.stringMatching(/^2026-11-21T12:0/),
    });
    expect(chargeback.thread.at(-1)).toMatchObject({
      comment: 'It was\ndelivered.',
      isAdmin: false,
      isFinal: false,
      proofs: [
        { name: 'receipt.pdf', category: 'Receipt', size: 100 },
        { name: '<b>signature</b>.png', category: 'Proof of delivery', size: 100 },
      ],
    });
    expect(await naira(token)).toEqual(before);
  });

  it('may have as many characters as the form counts, whatever their size', async () => {
    const token = await owner();
    const longest = '😀'.repeat(EVIDENCE_LIMITS.comment);
    expect((await answer(token, TOMORROW, { comment: `${longest}a` }))[0]).toBe(400);
    expect((await answer(token, TOMORROW, { comment: longest }))[0]).toBe(200);
  });

  it('that accepts is final, and takes the amount and the fee from the balance', async () => {
    const token = await owner();
    const [ledger = 0, available = 0] = await naira(token);
    expect(await answer(token, TOMORROW, { accepted: 'true' })).toEqual([200, 'Chargeback accepted']);
    const { chargeback } = await details(sandbox(), token, TOMORROW);
    expect(chargeback).toMatchObject({ status: 'Accepted', held: '0.00', decidedAt: expect.stringMatching(/^2026-11-21T12:0/) });
    expect(chargeback.thread.at(-1)).toMatchObject({ isAdmin: false, isFinal: true });
    const [amount, fee] = [chargeback.amount, chargeback.fee ?? ''].map((one) => Math.round(Number(one) * 100));
    expect(await naira(token)).toEqual([ledger - (amount ?? 0) - (fee ?? 0), available - (fee ?? 0)]);
    expect(await sandbox().ledger.isBalanced()).toBe(true);
  });

  it('is given once: another one is a conflict, and the same key gets the first response again', async () => {
    const token = await owner();
    const first = await answer(token, TOMORROW, { key: 'k', files: [pdf()] });
    expect(first[0]).toBe(200);
    expect(await answer(token, TOMORROW, { key: 'k', files: [pdf()] })).toEqual(first);
    expect(await answer(token, TOMORROW, { key: 'k', files: [pdf(), png()] })).toEqual([
      409,
      'This key was already used for another answer',
    ]);
    expect(await answer(token, TOMORROW, { key: 'other', accepted: 'true' })).toEqual([
      409,
      'This chargeback was already answered',
    ]);
    const { chargeback } = await details(sandbox(), token, TOMORROW);
    expect([chargeback.status, chargeback.thread.length]).toEqual(['Awaiting Response', 2]);
  });

  it('counts once, however many come at the same time', async () => {
    const token = await owner();
    const sent = Array.from({ length: 6 }, (_, n) =>
      answer(token, TOMORROW, { key: `k${n}`, accepted: n % 2 ? 'true' : 'false' }),
    );
    const outcomes = await Promise.all(sent);
    expect(outcomes.map(([status]) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const { chargeback } = await details(sandbox(), token, TOMORROW);
    expect(chargeback.thread).toHaveLength(2);
    expect(chargeback.status).toBe(outcomes.findIndex(([status]) => status === 200) % 2 ? 'Accepted' : 'Awaiting Response');
    expect(await sandbox().ledger.isBalanced()).toBe(true);
  });

  it('is refused from the second after the due moment on', async () => {
    const token = await owner();
    sandbox().clock.advance(30 * 60);
    const { reference: orderReference } = await cardPayment(sandbox(), token);
    const id = await opened(sandbox(), orderReference, { dueInSeconds: 30 });
    sandbox().clock.advance(32);
    expect(await answer(token, id)).toEqual([
      409,
      expect.stringMatching(/^This chargeback could be answered until 21-Nov-2026, 12:3/),
    ]);
    expect((await answer(token, WITHIN_THE_HOUR))[0]).toBe(200);
    expect((await details(sandbox(), token, id)).chargeback.status).toBe('Lost');
    expect((await answer(token, id))[1]).toMatch(/^This chargeback could be answered until/);
  });

  it.each([
    ['won', 'This chargeback was already decided'],
    ['lost', 'This chargeback was already decided'],
    ['assess', 'This chargeback can’t be answered while the customer’s bank assesses it'],
  ])('is refused after the provider decided meanwhile: %s', async (decision, words) => {
    const token = await owner();
    await decideOne(sandbox(), { chargebackId: Number(TOMORROW), decision });
    expect(await answer(token, TOMORROW)).toEqual([409, words]);
  });

  it('needs an explanation, a chargeback and the permission', async () => {
    const token = await owner();
    expect(await answer(token, TOMORROW, { comment: ' \n ' })).toEqual([400, 'An explanation is required']);
    expect((await answer(token, TOMORROW, { comment: '' }))[0]).toBe(400);
    expect((await answer(token, TOMORROW, { comment: 'a'.repeat(5_001) }))[0]).toBe(400);
    expect(await answer(token, '999')).toEqual([404, 'Chargeback not found']);
    expect(await answer(token, '15')).toEqual([404, 'Chargeback not found']);
    expect((await answer(await signIn(sandbox(), people.viewer), TOMORROW))[0]).toBe(403);
    const { headers: _, body } = answerTo(TOMORROW);
    expect((await send(sandbox(), chargebacks.disputeChargeback, { body }, token)).status).toBe(400);
    expect((await details(sandbox(), token, TOMORROW)).chargeback.status).toBe('Pending');
  });

  it('[AUD-01] leaves an entry, also when it is refused', async () => {
    const token = await owner();
    await answer(token, TOMORROW, { files: [pdf('receipt.pdf')] });
    await answer(token, TOMORROW, { key: 'again' });
    const entries = (await sandbox().trail.entries(bluecrest)).filter(({ call: name }) => name === 'disputeChargeback');
    const same = { activityType: 'Chargebacks', action: 'Answer chargeback', subject: 'chargeback', reference: TOMORROW };
    expect(entries).toMatchObject([
      { ...same, outcome: 'done', before: { status: 'Pending' }, after: { accepted: 'false' } },
      { ...same, outcome: 'refused', message: 'This chargeback was already answered' },
    ]);
  });
});

describe('[CBK-03] the files of an answer', () => {
  it.each([
    [
      'a program under the name of a paper',
      [new File(['MZ\u0000'], 'receipt.pdf')],
      400,
      'receipt.pdf must be png, jpg, jpeg or pdf',
    ],
    ['an empty one', [new File([], 'receipt.pdf', { type: 'application/pdf' })], 400, 'receipt.pdf is empty'],
    ['one of 5 MB and a byte', [pdf('large.pdf', 5 * MB + 1)], 413, 'large.pdf is larger than 5 MB'],
    ['one of 30 MB', [pdf('large.pdf', 30 * MB)], 413, 'large.pdf is larger than 5 MB'],
    [
      '21 MB together',
      [1, 2, 3, 4, 5].map((n) => pdf(`${n}.pdf`, 4.2 * MB + n)),
      413,
      'The files are larger than 20 MB together',
    ],
    ['eleven', Array.from({ length: 11 }, (_, n) => pdf(`${n}.pdf`, 100 + n)), 400, 'At most 10 files can be added'],
    ['the same one twice', [pdf('receipt.pdf'), png(), pdf('receipt.pdf')], 400, 'receipt.pdf was added twice'],
    ['one under two names', [pdf('a.pdf'), pdf('b.pdf')], 400, 'b.pdf is the same file as a.pdf'],
    ['a name of 300 letters', [pdf(`${'a'.repeat(300)}.pdf`)], 400, 'Proof has an invalid file name'],
    ['a name that turns the direction', [pdf('a\u202efdp.pdf')], 400, 'Proof has an invalid file name'],
  ] as const)('are refused together, and the chargeback can still be answered: %s', async (_, files, status, words) => {
    const token = await owner();
    expect(await answer(token, TOMORROW, { files })).toEqual([status, expect.stringContaining(words)]);
    const { chargeback } = await details(sandbox(), token, TOMORROW);
    expect([chargeback.status, chargeback.thread.length]).toEqual(['Pending', 1]);
    expect((await answer(token, TOMORROW, { files: [pdf(), png(), jpeg()] }))[0]).toBe(200);
  });

  it('have no more categories than there are files, as a list of texts', async () => {
    const token = await owner();
    for (const categories of ['["Receipt","Other"]', '{"a":1}', 'Receipt', '[1]'])
      expect([categories, (await answer(token, TOMORROW, { files: [pdf()], categories }))[0]]).toEqual([categories, 400]);
  });

  it('may be a PDF with a script, which is stored and only ever saved, under any name', async () => {
    const token = await owner();
    const files = [new File([script], 'Bestätigung "1"; x.pdf', { type: 'application/pdf' })];
    expect((await answer(token, TOMORROW, { files }))[0]).toBe(200);
    const proof = (await details(sandbox(), token, TOMORROW)).chargeback.thread.at(-1)?.proofs[0];
    expect(proof?.name).toBe('Bestätigung "1"; x.pdf');
    const response = await fetch(proof?.address ?? '', { headers: { connection: 'close' } });
    expect(await response.text()).toBe(script);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Best_tigung _1_; x.pdf"; filename*=UTF-8''Best%C3%A4tigung%20%221%22%3B%20x.pdf`,
    );
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

it('[CBK-03] each call tells the time of the provider’s clock, also after it was moved', async () => {
  sandbox().clock.advance(3_600);
  const { headers } = await fetch(`${sandbox().address}/subsidiary/dashboard/chargeback/all`, {
    headers: { connection: 'close' },
  });
  const late = sandbox().clock.now().epochMilliseconds - Date.parse(headers.get('date') ?? '');
  expect(late).toBeGreaterThanOrEqual(0);
  expect(late).toBeLessThan(10_000);
});
