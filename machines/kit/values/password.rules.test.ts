import { describe, expect, it } from 'vitest';
import { confirmation, password } from './password.rules';

it('[SUP-01] the repeated password is required, and equals the first', () => {
  const chosen = { password: 'Bluecrest#2026' };
  expect(confirmation('', chosen)).toBe('Confirm Password is required');
  expect(confirmation('Bluecrest#2027', chosen)).toBe('Passwords do not match');
  expect(confirmation('Bluecrest#2026', chosen)).toBeNull();
});

describe('[SUP-01] a new password', () => {
  it.each([
    ['<b>aA1#xxxx', 'Contains disallowed characters or tags'],
    ['', 'Password must be at least 8 characters'],
    ['aA1#567', 'Password must be at least 8 characters'],
    ['😀A1#567', 'Password must be at least 8 characters'],
    ['aA1#5678', null],
    ['A1#56789', 'Must include lowercase letter'],
    ['a1#56789', 'Must include uppercase letter'],
    ['aA#bcdefg', 'Must include a number'],
    ['aA123456', 'Must include a special character: !@#$%^&*()-_=+.,:;?'],
    [' aA1#567', null],
    [`aA1#${'x'.repeat(96)}`, null],
    [`aA1#${'x'.repeat(97)}`, 'Use 100 characters or fewer.'],
  ])('%j', (text, error) => expect(password(text)).toBe(error));
});
