// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Refused } from './Refused';

afterEach(cleanup);

it('[GEN-01] a refusal shows what is safe and what to do next', () => {
  const { rerender } = render(<Refused problem="The provider refused the request">No money has moved. Try again.</Refused>);
  expect(screen.getByRole('alert').textContent).toBe('The provider refused the requestNo money has moved. Try again.');
  rerender(<Refused problem={null}>No money has moved. Try again.</Refused>);
  expect(screen.queryByRole('alert')).toBeNull();
});
