// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Asked } from './Asked';

it('[PAY-05] the review says whether a code or an approver is required, whatever the amount', () => {
  const { rerender, container } = render(<Asked quote={{ needsOtp: true, needsApproval: false }} />);
  expect(container.textContent).toBe(
    'Next, we’ll email you a code. We send the money after you enter it. ' +
      'If the day’s payouts without an approver reach their limit before that, a second-level approver must approve this first.',
  );
  rerender(<Asked quote={{ needsOtp: true, needsApproval: true }} />);
  expect(container.textContent).toBe(
    'After you enter your code, a second-level approver must approve this before any money leaves. ' +
      'All payouts of one day without an approver count together.',
  );
  rerender(<Asked quote={{ needsOtp: false, needsApproval: false }} />);
  expect(container.textContent).toBe('');
});
