import '../temporal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainText, isSafeText } from '../../contract/safeText';
import { pinnedMoment, runningClock, standingClock } from '../clock';
import { batchStatus, confirmationsOf, holdsMoney, isPayoutStatus, next, payoutFee, status } from '../ledger/payouts.rules';
import { containing } from './like';
import { toMajor, toMinor } from './money';
import { nameOf, resolveBankAccount, resolveMobile } from './recipients';
import { hashOf, hashOfPassword, hashPassword, isSecret, newCode } from './secrets';
import { unsafePath } from './text';
import { afterWallClock, dayInWords, fromWallClock, inWords, toWallClock } from './wallclock';

const amount = fc.bigInt({ min: 0n, max: 99_999_999_999_999_999n });

describe('amounts', () => {
  it('are the same after parsing and formatting, with any number of decimals', () => {
    fc.assert(
      fc.property(amount, (minor) => {
        expect(toMinor(toMajor(minor))).toBe(minor);
        expect(toMajor(minor)).toMatch(/^\d+\.\d{2}$/);
      }),
    );
    expect([toMinor('5'), toMinor('5.5'), toMinor('5.05'), toMajor(-105n)]).toEqual([500n, 550n, 505n, '-1.05']);
  });

  it('are plain decimal text only', () => {
    const others = ['', '-1', '+1', '1,000', '1.', '.5', '1.234', '1e3', ' 1', '1\n', '١', '0x10', 'NaN', '1'.repeat(16)];
    expect(others.map(toMinor)).toEqual(others.map(() => null));
    fc.assert(fc.property(fc.string(), (text) => toMinor(text) === null || /^\d{1,15}(\.\d{1,2})?$/.test(text)));
  });
});

describe('fees', () => {
  it('depend on type, currency and amount', () => {
    const at = [1n, 5_000_00n, 5_000_01n, 50_000_00n, 50_000_01n];
    expect(at.map((minor) => payoutFee('Bank', 'NGN', minor))).toEqual([10_00n, 10_00n, 25_00n, 25_00n, 50_00n]);
    expect(at.map((minor) => payoutFee('Mobile', 'NGN', minor))).toEqual([10_00n, 10_00n, 25_00n, 25_00n, 50_00n]);
    expect(payoutFee('Merchant', 'NGN', 9_999_999_00n)).toBe(0n);
    expect(['USD', 'GBP', 'EUR', 'NGN'].map((currency) => payoutFee('InternationalPayout', currency, 1n))).toEqual([
      25_00n,
      20_00n,
      20_00n,
      null,
    ]);
    expect([payoutFee('Bank', 'USD', 1n), payoutFee('Mobile', 'EUR', 1n)]).toEqual([null, null]);
  });

  it('never fall as the amount grows, and neither do the required confirmations', () => {
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect((payoutFee('Bank', 'NGN', less) ?? 0n) <= (payoutFee('Bank', 'NGN', more) ?? 0n)).toBe(true);
        const [few, many] = [confirmationsOf(less), confirmationsOf(more)];
        expect(Number(few.needsOtp)).toBeLessThanOrEqual(Number(many.needsOtp));
        expect(Number(few.needsApproval)).toBeLessThanOrEqual(Number(few.needsOtp));
        const before = { withoutCode: 0n, withoutApproval: less };
        expect(confirmationsOf(more, before).needsApproval).toBe(confirmationsOf(less + more).needsApproval);
        expect(Number(confirmationsOf(more, before).needsApproval)).toBeLessThanOrEqual(
          Number(confirmationsOf(more, before).needsOtp),
        );
      }),
    );
    expect([49_999_99n, 50_000_00n, 999_999_99n, 1_000_000_00n].map((minor) => confirmationsOf(minor))).toEqual([
      { needsOtp: false, needsApproval: false },
      { needsOtp: true, needsApproval: false },
      { needsOtp: true, needsApproval: false },
      { needsOtp: true, needsApproval: true },
    ]);
  });
});

describe('statuses', () => {
  it('lead to a final status from every other, and hold money until then', () => {
    const ends = Object.values(status).filter((each) => !holdsMoney(each));
    expect(ends.sort()).toEqual(['Declined', 'Failed', 'Rejected', 'Successful']);
    for (const from of Object.values(status)) {
      const reached = new Set([from]);
      for (const each of reached) for (const then of next[each] ?? []) reached.add(then);
      expect(ends.some((end) => reached.has(end))).toBe(true);
    }
  });

  it('give a batch the status of its slowest payout', () => {
    expect(batchStatus([status.successful, status.awaitingSecondLevel])).toBe(status.awaitingSecondLevel);
    expect(batchStatus([status.rejected, status.successful])).toBe(status.successful);
    expect(batchStatus([status.failed])).toBe(status.failed);
    expect([isPayoutStatus('Pending'), isPayoutStatus('Lost')]).toEqual([true, false]);
  });
});

describe('a search', () => {
  /** An independent implementation of `like` with a backslash as escape. */
  const matches = (pattern: string, text: string) => {
    const source = pattern.replace(/\\([\s\S])|([%_])|([\s\S])/g, (_, escaped?: string, wild?: string, plain?: string) => {
      if (wild !== undefined) return wild === '%' ? '[\\s\\S]*' : '[\\s\\S]';
      return (escaped ?? plain ?? '').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    });
    return new RegExp(`^${source}$`).test(text);
  };

  it('treats wildcards as plain characters', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'B', '%', '_', '\\', '5') });
    fc.assert(
      fc.property(text, text, (keyword, within) => {
        expect(matches(containing(keyword), within)).toBe(within.includes(keyword));
      }),
    );
  });
});

describe('wall-clock text', () => {
  it('[GEN-04] is read as it was written, in Lagos time', () => {
    const moment = Temporal.Instant.from('2026-11-20T23:30:15.987Z');
    expect(toWallClock(moment)).toBe('2026-11-21 00:30:15');
    expect(fromWallClock('2026-11-21 00:30:15')?.toString()).toBe('2026-11-20T23:30:15Z');
    expect(fromWallClock('2026-11-21')?.toString()).toBe('2026-11-20T23:00:00Z');
    expect(afterWallClock('2026-11-21 23:59:59')?.toString()).toBe('2026-11-21T23:00:00Z');
    expect(afterWallClock('2026-11-21')?.toString()).toBe('2026-11-21T23:00:00Z');
  });

  it('[GEN-04] is a day in words with three letters for each month, September too', () => {
    expect(dayInWords(Temporal.PlainDate.from('2026-09-05'))).toBe('05-Sep-2026');
    expect(inWords(Temporal.Instant.from('2026-09-21T23:30:15Z'))).toBe('22-Sep-2026, 00:30:15 WAT');
  });

  it('contains only moments that exist', () => {
    for (const text of [
      '',
      'today',
      '2026-02-30',
      '2026-13-01 00:00:00',
      '2026-11-21 24:00:00',
      '2026-11-21T10:00:00Z',
      "2026-11-21' or 1=1",
    ]) {
      expect([text, fromWallClock(text)]).toEqual([text, null]);
    }
  });

  it('moves with the adjusted clock', () => {
    const standing = standingClock(pinnedMoment('2026-11-21'));
    standing.advance(61);
    expect(toWallClock(standing.now())).toBe('2026-11-21 12:01:01');
    standing.reset();
    expect(toWallClock(standing.now())).toBe('2026-11-21 12:00:00');
    const running = runningClock(pinnedMoment('2026-11-21T08:00:00'), 3_600);
    expect(toWallClock(running.now()).slice(0, 13)).toBe('2026-11-21 09');
    expect(() => pinnedMoment('2026-11-31')).toThrow();
  });
});

describe('resolved names', () => {
  it('are always the same for the same number, and the test values have their documented effect', () => {
    expect(resolveBankAccount('058', '0123456789')).toBe('ADA OKAFOR');
    expect(resolveBankAccount('214', '0123456789')).toBe('ADA OKAFOR');
    expect(resolveBankAccount('058', '2000000001')).toBe(nameOf('058', '2000000001'));
    expect(() => resolveBankAccount('058', '0000000000')).toThrow('Account could not be resolved');
    expect(() => resolveMobile('0000000408')).toThrow('The bank did not respond');
    expect(() => resolveBankAccount('999', '0123456789')).toThrow('Unknown bank');
    expect(() => resolveBankAccount('058', '123456789')).toThrow('must be 10 digits');
  });
});

describe('secret values', () => {
  it('are recognised by their hash, and nothing else is', async () => {
    const hash = await hashPassword('Bluecrest#2026');
    expect(hash).not.toContain('Bluecrest');
    const another = await hashPassword('Another#2028', { like: hash });
    expect(await hashOfPassword('Bluecrest#2026', [another, hash])).toBe(hash);
    expect(await hashOfPassword('bluecrest#2026', [another, hash])).toBeUndefined();
    expect(await hashOfPassword('Bluecrest#2026', [])).toBeUndefined();
    expect([isSecret('123456', hashOf('123456')), isSecret('123457', hashOf('123456'))]).toEqual([true, false]);
  });

  it('include codes of six digits with leading zeros', () => {
    const codes = Array.from({ length: 2_000 }, newCode);
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(1_900);
  });
});

describe('text', () => {
  it('may have any script and several lines, but no control characters', () => {
    for (const good of ['Ọ̀ṣun', '収入', '🙂', 'a\tb\r\nc', ' ~', '\u00a0', '\ud7ff\ue000', '<b>', "'; drop table payout; --"])
      expect([good, isSafeText(good)]).toEqual([good, true]);
    for (const bad of ['\u0000', 'a\u001b[31m', '\u001f', '\u007f', '\u0085', '\u009f', '\ud800', '\udfff'])
      expect([bad, isSafeText(bad)]).toEqual([bad, false]);
  });

  it('turns no writing direction, and shows something', () => {
    const turning = [
      '\u061c',
      '\u200e',
      '\u200f',
      '\u202a',
      '\u202b',
      '\u202c',
      '\u202d',
      '\u202e',
      '\u2066',
      '\u2067',
      '\u2068',
      '\u2069',
    ];
    for (const mark of turning)
      expect([mark, isSafeText(`Ada${mark} Okafor`), isPlainText(`Ada${mark}`)]).toEqual([mark, false, true]);
    const unseen = [
      '\u200b',
      '\u200d\u200c',
      ' \u2060 ',
      '\u00ad',
      '\ufeff',
      '\u3164',
      '\uffa0',
      '\u115f',
      '\u2800',
      '\u{13441}\u{13442}',
      '\u{1d159}',
      '\u180e',
      '\u034f',
      '\ufe0f',
      '\u{e0041}',
    ];
    for (const text of unseen) expect([text, isSafeText(text)]).toEqual([text, false]);
    for (const text of ['', ' ', 'عائشة', 'דנה', '👩\u200d💻', 'क\u094d\u200dष', 'A\u0301', '-'])
      expect([text, isSafeText(text)]).toEqual([text, true]);
  });

  it('has its unsafe field named without repeating unsafe text', () => {
    expect(unsafePath({ a: [{ b: 'fine' }, { c: 'x\u0000' }] })).toBe('a.1.c');
    expect(unsafePath({ fine: { 'k\u0000': 1 } })).toBe('fine');
    expect(unsafePath({ fine: { '<b>me</b>': 'x\u0000' } })).toBe('fine');
    expect(unsafePath({ fine: [{ also: 'fine' }] })).toBeNull();
    const deep = Array.from({ length: 30 }).reduce<unknown>((inner) => [inner], 'x');
    expect(unsafePath(deep)).toBe('');
  });
});
