// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { refundCases } from '../../../machines/refunds/refund/refund.cases';
import { RefundedFrom } from './RefundedFrom';

afterEach(cleanup);

const { now: payment } = refundCases.ports.loadPayment.answers;

/** The facts by their labels. */
const facts = () =>
  Object.fromEntries(screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]));

it.each([
  ['Ada Coker', 'ada@customer.test', 'Ada Coker'],
  ['', 'ada@customer.test', 'ada@customer.test'],
])('[TRX-05] a refund names its customer: %j, %s', (name, email, shown) => {
  const customer = { ...payment.customer, name, email };
  render(<RefundedFrom payment={{ ...payment, customer }} isLogged={false} reason="Returned" />);
  expect(facts().Customer).toBe(shown);
});
