// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FlowProvider } from '../../flow/FlowProvider';
import { SignedInFlowProvider } from '../../flow/SignedInFlowProvider';
import { TestMode } from './TestMode';

afterEach(cleanup);

const show = (environment: 'Live' | 'Test') =>
  render(
    <FlowProvider Toasts={() => null}>
      <SignedInFlowProvider
        owner="1:1001"
        environment={environment}
        onSessionExpired={() => undefined}
        onProfileInvalidated={() => undefined}
      >
        <TestMode />
      </SignedInFlowProvider>
    </FlowProvider>,
  );

it('[NAV-09] says beside a confirmation in Test mode, and only there, that no real money moves', () => {
  show('Test');
  expect(screen.getByText('You’re in test mode. No real money moves.')).toBeTruthy();
  cleanup();
  show('Live');
  expect(document.body.textContent).toBe('');
});
