/** What merchants read: phrases that were replaced once stay replaced. */
import { describe, expect, it } from 'vitest';
import { textsIn, textsOf } from './texts';

/** Each phrase with what to write instead. */
const REPLACED: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/could not be (?!resolved)/i, 'We couldn’t …'],
  [/\b(asking|looking) (what|whether|how|at what)\b/i, 'Checking …'],
  [/\bask again\b|\blook up again\b/i, 'Check status, or Try again'],
  [/\b(fetching)\b/i, 'Loading …'],
  [/\bno answer came\b|\bdid not answer\b/i, 'We didn’t get a response, or didn’t respond'],
  [/\bwhoever\b|\bnobody (has|can|is|under)\b/i, 'name the person'],
  [/\b(anew|afresh|meanwhile|all the same)\b/i, 'again, or nothing'],
  [/\bbooks\b|\bdesk\b|\bdoor\b/i, 'dashboard, session or sign-in'],
  [/\be-mails?\b/i, 'email'],
  [/\bmay be had\b|\bcould be had\b/i, 'load'],
  [/\bis no (?!longer)\w/i, 'isn’t a …'],
  [/\bthere is no such\b|\bno such\b/i, '… not found'],
  [/\bnot (known|verified|saved) (yet|here)\b/i, 'isn’t … yet'],
  [/\bfrom now on\b|\bas it is now\b/i, 'say what changes'],
  [/\bhow (the|it|they) (business )?stands?\b/i, 'status or overview'],
  [/\bput (it )?right\b/i, 'fix'],
  [/\btaken out\b|\bleft out\b/i, 'removed or excluded'],
  [/\bof its own\b/i, 'separate'],
  [/\bwaits\b/i, 'is pending'],
  [/\bmay look\b|\bmay only\b/i, 'can only view'],
  [/\bstart again for\b/i, 'Start again to get …'],
  [/\bone-time (password|code)\b|\bOTP\b/i, 'code'],
  [
    /\b(review|check|open|approve|decline|submit|send) (the |your |a )?transfers?\b|\btransfer (sent|submitted|failed|type)\b/i,
    'payout',
  ],
  [/(?<!Internal )\bserver error\b|\bin this environment\b/i, 'what failed, or Live or Test'],
];

/** Texts that the documents fix, as they write them. */
const DOCUMENTED = new Set([
  "Director's Information",
  'Success - Enter OTP',
  'Enter OTP',
  'Invalid OTP',
  'OTP has expired',
  "Directors' particulars",
]);

/** What engineers read, and the database. */
const ENGINEERS = new Set(['machines/kit/flow/port.ts', 'sandbox/database/tables/chargebacks.tables.ts']);

/** An apostrophe or a quotation mark of a typewriter, between or before letters. */
const STRAIGHT = /\p{L}'\p{L}|\p{L}'(?= |$)|(^| )'\p{L}|"/u;

const found = (text: string) =>
  DOCUMENTED.has(text) ? [] : REPLACED.flatMap(([phrase, instead]) => (phrase.test(text) ? [`“${text}”: write ${instead}`] : []));

/** Whether a sentence follows a computed part directly, such as a provider's message. */
const isJoined = (text: string) => /^… (\p{Lu}\p{Ll}*['’]?\p{Ll}* ){1,}\p{Ll}.*\.$/u.test(text);

/** What comes before a sentence there is a sentence of ours. */
const ENDED = new Set([
  'contract/readAmount.ts',
  'src/screens/kit/OrderDialog.tsx',
  'src/screens/payouts/TransferOutcome.tsx',
  'src/screens/splits/SplitTable.tsx',
]);

describe('the texts of the interface', () => {
  const all = textsOf();
  it('are found in screens, machines, emails and messages', () => {
    expect(all.flatMap(({ texts }) => texts).length).toBeGreaterThan(1_500);
    for (const part of ['src/screens/', 'machines/', 'sandbox/', 'src/services/'])
      expect(all.some(({ file }) => file.startsWith(part))).toBe(true);
  });
  it('bring back no phrase that was replaced', () =>
    expect(all.flatMap(({ file, texts }) => texts.flatMap(found).map((one) => `${file}: ${one}`))).toEqual([]));
  it('have curly apostrophes and quotation marks, except where a document has others', () =>
    expect(
      all.flatMap(({ file, texts }) =>
        (ENGINEERS.has(file) ? [] : texts)
          .filter((text) => STRAIGHT.test(text) && !DOCUMENTED.has(text))
          .map((text) => `${file}: ${text}`),
      ),
    ).toEqual([]));
  it.each(["We couldn't load it.", "Your customers' banks", 'The view "Ada"'])('with straight marks are found: %s', (text) =>
    expect(STRAIGHT.test(text)).toBe(true),
  );
  it('join no sentence to a part that may lack its full stop: “sentences” of the kit does', () =>
    expect(
      all.flatMap(({ file, texts }) => (ENDED.has(file) ? [] : texts.filter(isJoined).map((text) => `${file}: ${text}`))),
    ).toEqual([]));
  it('say when a sentence is joined', () => {
    const [text = ''] = textsIn('a.tsx', 'const a = <p>{problem} Nothing has been sent.</p>;');
    expect(isJoined(text)).toBe(true);
    expect(isJoined('… saved.')).toBe(false);
  });
  it.each([
    ['const a = <p>The list could not be fetched.</p>;', 'The list could not be fetched.'],
    ['const a = <p>{name} is taken out.</p>;', '… is taken out.'],
    ['const a = `Asking what \u0024{it} costs`;', 'Asking what … costs'],
    ["const a = { failureMessage: 'Nobody has it.' };", 'Nobody has it.'],
  ])('are read as they are written: %s', (code, text) => {
    expect(textsIn('a.tsx', code)).toContain(text);
    expect(found(text)).not.toEqual([]);
  });
  it('are not taken from styles, descriptions and code', () =>
    expect(textsIn('a.tsx', "const a = css({ a: 'Whoever' }); const b = { description: 'Nobody has it.' };")).toEqual([]));
});
