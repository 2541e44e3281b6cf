// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SignInView } from '../../../machines/access/signIn/signIn.select';
import { SignInPage } from './SignInPage';

afterEach(cleanup);

const empty: SignInView = {
  step: 'credentials',
  attempt: null,
  busy: false,
  email: '',
  password: '',
  missing: { email: false, password: false },
  problem: null,
  message: '',
  otp: null,
};

const show = (given: Partial<SignInView>, reason: string | null = null) =>
  render(<SignInPage view={{ ...empty, ...given }} reason={reason} send={() => {}} />);

it('[SES-01] the page is headed Sign in, as its button is called, which can always be pressed', () => {
  show({});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in');
  expect(screen.getByRole('button', { name: 'Sign in' })).toHaveProperty('disabled', false);
});

it('[SES-01] the email has the focus when the page opens', () => {
  show({});
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
});

it('[SES-02 SES-06] a refusal comes before the reason of an ended session', () => {
  show({}, 'Please login again');
  expect(screen.getByRole('alert').textContent).toContain('Please login again');
  cleanup();
  show({ problem: 'Invalid email or password' }, 'Please login again');
  expect(screen.getByRole('alert').textContent).toContain('Invalid email or password');
  expect(screen.queryByText('Please login again')).toBeNull();
});

it('[SES-01] shows what was entered', () => {
  show({ email: 'ada@crafts.test', password: 'Newleaf#2027' });
  const values = ['Email', 'Password'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  expect(values).toEqual(['ada@crafts.test', 'Newleaf#2027']);
});

it('[SES-01] says which field is empty, and locks both while it signs in', () => {
  const { rerender } = render(<SignInPage view={empty} reason={null} send={() => {}} />);
  const fields = () => [screen.getByLabelText<HTMLInputElement>('Email'), screen.getByLabelText<HTMLInputElement>('Password')];
  const marked = () => fields().map((field) => field.getAttribute('aria-invalid') === 'true');
  const again = (given: Partial<SignInView>) =>
    rerender(<SignInPage view={{ ...empty, ...given }} reason={null} send={() => {}} />);
  expect(marked()).toEqual([false, false]);
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  again({ busy: true });
  expect(fields().map(({ readOnly }) => readOnly)).toEqual([true, true]);
  expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-busy')).toBe('true');
  again({ missing: { email: true, password: false } });
  expect(screen.getByText('Enter your email.')).toBeTruthy();
  expect(marked()).toEqual([true, false]);
  expect(document.activeElement).toBe(fields()[0]);
  again({ missing: { email: false, password: true } });
  expect(screen.getByText('Enter your password.')).toBeTruthy();
  expect(marked()).toEqual([false, true]);
  expect(fields().map(({ readOnly }) => readOnly)).toEqual([false, false]);
});
