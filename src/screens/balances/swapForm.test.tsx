// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Rate } from './SwapForm';

it('[SWP-04] says of a rate that could not be fetched that it is not known, not that it is asked for', () => {
  render(<Rate price={null} validUntil={null} lost />);
  expect(screen.getByText('Not known')).toBeTruthy();
  expect(screen.queryByText('Asking for the rate…')).toBeNull();
});
