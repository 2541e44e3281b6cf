import { describe, expect, it } from 'vitest';
import {
  codeInWords,
  durationInWords,
  noticeOf,
  ordinal,
  pageOfEvent,
  readable,
  resendBarrier,
  shortened,
} from './webhookDelivery.rules';

const attempt = { id: '1', at: '', address: '', problem: '', ms: 1, by: '', signedWith: null, headers: [], response: '' };
const attempts = (code: number | null) => [{ ...attempt, code }];

describe('[KEY-01] a delivery in words', () => {
  it.each([
    [503, '503 Service Unavailable'],
    [299, '299'],
    [null, 'No response'],
  ])('says of the code %s: %s', (code, said) => {
    expect(codeInWords(code)).toBe(said);
  });

  it.each([
    [97, '97 ms'],
    [1200, '1.2 s'],
    [10_000, '10 s'],
  ])('says of %s milliseconds: %s', (ms, said) => {
    expect(durationInWords(ms)).toBe(said);
  });

  it('counts tries', () => {
    expect([1, 2, 3, 4, 11, 21].map(ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '21st']);
  });

  it('shortens a long id, and keeps a short one', () => {
    expect([shortened('evt_5d20aa31c7e09e41'), shortened('EVT-1')]).toEqual(['evt_5d20…9e41', 'EVT-1']);
  });

  it('says why it did not arrive, and what comes next', () => {
    expect(noticeOf({ status: 'Retrying', attempts: attempts(503) }, 'at 9:30')).toMatchObject({
      title: 'Your server didn’t accept this event.',
      about: 'Next try at 9:30. After 8 tries we stop and keep the event.',
    });
    expect(noticeOf({ status: 'Failed', attempts: attempts(null) }, null)?.title).toBe('Your server didn’t respond.');
    expect(noticeOf({ status: 'Kept', attempts: [] }, null)?.title).toBe('We didn’t send this event.');
    expect(noticeOf({ status: 'Pending', attempts: [] }, null)?.title).toBe('We’re sending this event.');
    expect(noticeOf({ status: 'Delivered', attempts: attempts(200) }, null)).toBeNull();
  });

  it('shows a payload in lines, and a text that is no JSON as it is', () => {
    expect(readable('{"a":1}')).toBe('{\n  "a": 1\n}');
    expect(readable('<b>no</b>')).toBe('<b>no</b>');
  });

  it('leads to the page of what it is about', () => {
    expect([pageOfEvent('refund.declined'), pageOfEvent('webhook.test')]).toEqual(['/dashboard/business/refunds', null]);
  });

  it.each([
    [false, { address: 'https://a.test', disabledAt: null }, 'Your role can view webhooks, but not change them.'],
    [true, null, 'Your webhook isn’t loaded yet.'],
    [true, { address: '', disabledAt: null }, 'Add a webhook URL first.'],
    [true, { address: 'https://a.test', disabledAt: '2026-11-22T09:00:00' }, 'Your webhook is off. Turn it on again first.'],
    [true, { address: 'https://a.test', disabledAt: null }, null],
  ])('can be resent or says why not: %s, %j, %s', (mayChange, webhook, said) => {
    expect(resendBarrier(mayChange, webhook)).toBe(said);
  });
});
