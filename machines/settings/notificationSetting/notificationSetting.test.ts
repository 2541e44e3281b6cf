import { describe, expect, it } from 'vitest';
import { validate } from './notificationSetting.machine';
import { choicesOf, waysOf } from './notificationSetting.rules';

describe('[NAV-12] what a person is notified of', () => {
  it.each([
    [true, true, 'both'],
    [true, false, 'email'],
    [true, null, 'email'],
    [false, true, 'app'],
    [null, true, 'app'],
    [false, false, 'none'],
    [null, false, 'none'],
  ] as const)('by email %s and here %s is one choice: %s', (byEmail, inApp, ways) => {
    expect(waysOf({ byEmail, inApp })).toBe(ways);
    expect(choicesOf({ byEmail, inApp })).toContain(ways);
  });
  it('offers only ways that the provider has', () => {
    expect(choicesOf({ byEmail: null, inApp: true })).toEqual(['app', 'none']);
    expect(choicesOf({ byEmail: true, inApp: null })).toEqual(['email', 'none']);
    expect(choicesOf({ byEmail: false, inApp: true })).toHaveLength(4);
  });
  it('is changed only to something else', () => {
    expect(validate({ ways: 'both', now: 'both' })).toHaveProperty('ways');
    expect(validate({ ways: 'none', now: 'both' })).toEqual({});
  });
});
