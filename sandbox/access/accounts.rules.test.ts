import { describe, expect, it } from 'vitest';
import { passwordProblem, type SignUp, signUpProblem } from './accounts.rules';

const right: SignUp = {
  firstName: 'Ada',
  lastName: 'Obi',
  userEmail: 'ada@crafts.test',
  mobileNumber: '08012345678',
  name: 'Ada Crafts',
  password: 'Newleaf#2027',
};
const problemOf = (field: keyof SignUp, text: string) => signUpProblem({ ...right, [field]: text });

describe('[SUP-01] a sign-up', () => {
  it('that follows every rule is valid', () => expect(signUpProblem(right)).toBeNull());
  it.each<[keyof SignUp, string, string | null]>([
    ['firstName', '', 'First name is required'],
    ['firstName', 'Ada 2', 'Only letters, spaces or hyphens allowed'],
    ['firstName', 'Ada-Mae Ọ̀ṣun', null],
    ['firstName', "N'Golo", null],
    ['lastName', '', 'Last name is required'],
    ['lastName', 'Obi Okafor', 'Only letters or hyphens allowed'],
    ['lastName', 'O’Neil-Ọláitan', null],
    ['userEmail', '', 'Email is required'],
    ['userEmail', 'ada', 'Invalid email'],
    ['userEmail', 'ada@crafts', 'Invalid email'],
    ['mobileNumber', '', 'Mobile number must be 11 digits'],
    ['mobileNumber', '0801234567', 'Mobile number must be 11 digits'],
    ['mobileNumber', '+2348012345678', 'Mobile number must be 11 digits'],
    ['mobileNumber', '٠٨٠١٢٣٤٥٦٧٨', 'Mobile number must be 11 digits'],
    ['name', '', 'Business name is required'],
    ['name', '3 < 4 & Sons', null],
    ['name', 'x'.repeat(101), 'Use 100 characters or fewer.'],
    ['password', 'Aa1#aaa', 'Password must be at least 8 characters'],
    ['password', 'NEWLEAF#2027', 'Must include lowercase letter'],
    ['password', 'newleaf#2027', 'Must include uppercase letter'],
    ['password', 'Newleaf#abcd', 'Must include a number'],
    ['password', 'Newleaf 2027', 'Must include a special character: !@#$%^&*()-_=+.,:;?'],
  ])('%s %j: %s', (field, text, problem) => expect(problemOf(field, text)).toBe(problem));
});

describe('[SUP-02] an HTML tag', () => {
  const fields: readonly (keyof SignUp)[] = ['firstName', 'lastName', 'userEmail', 'name', 'password'];
  const tags = ['<script>alert(1)</script>', '<b>', '</p>', '<img src=x', '<!--', '< script >', '<?php', 'Newleaf#2027<I>'];
  it.each(fields)('is refused in %s', (field) => {
    for (const tag of tags) expect([tag, problemOf(field, tag)]).toEqual([tag, 'Contains disallowed characters or tags']);
  });
  it('is not found in a password with single < or > signs', () => expect(passwordProblem('1 < 2 > 0 is True#')).toBeNull());
});
