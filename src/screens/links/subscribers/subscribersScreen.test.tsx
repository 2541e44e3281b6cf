// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { wire } from '../../../../machines/kit/flow/port';
import { stall } from '../../../../machines/links/paymentLinks/paymentLinks.flow';
import type { PaymentLink } from '../../../../machines/links/paymentLinks/paymentLinks.machine';
import { subscribersFlow } from '../../../../machines/links/subscribers/subscribers.flow';
import { type Subscriber, subscribersMachine } from '../../../../machines/links/subscribers/subscribers.machine';
import { subscriptionLinkMachine } from '../../../../machines/links/subscriptionLink/subscriptionLink.machine';
import { statedFacts } from '../../../../tests/facts';
import { FlowProvider } from '../../../flow/FlowProvider';
import { SubscribersScreen } from './SubscribersScreen';

afterEach(cleanup);

const { rows: one } = subscribersFlow.model.oneRow;
const never = () => new Promise<never>(() => {});

function show(load: () => Promise<{ link: PaymentLink | null }>, rows: readonly Subscriber[] = one) {
  window.history.replaceState(null, '', '/dashboard/business/27/payment-links-details');
  render(
    <FlowProvider Toasts={() => null}>
      <SubscribersScreen
        flows={{
          subscriptionLink: wire(subscriptionLinkMachine, { load }),
          subscribers: wire(subscribersMachine, { load: async () => ({ rows, total: rows.length }) }),
        }}
      />
    </FlowProvider>,
  );
}

const breadcrumb = () => within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
const outlines = () => document.querySelectorAll('[data-skeleton]').length;
const cells = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent));

describe('[SBS-01 PLK-04] the page of a subscription link', () => {
  it('has all that is known of the link above its subscribers', async () => {
    show(async () => ({ link: { ...stall, name: 'Club', amount: null, limit: null, description: 'Monthly' } }));
    await screen.findByRole('region', { name: 'Payment link' });
    expect(statedFacts().map(([label, value]) => [label, value.trim()])).toEqual([
      ['Name', 'Club'],
      ['Description', 'Monthly'],
      ['Payment type', 'Multiple Use'],
      ['Amount', 'ANY AMOUNT'],
      ['Limit', 'No limit'],
      ['Auth option', '3DS (authentication)'],
      ['Redirect URL', 'None'],
      ['Reference', stall.reference],
      ['Status', 'Active'],
      ['Link', stall.url],
    ]);
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
    expect(breadcrumb().getByText('Club')).toBeTruthy();
    expect(breadcrumb().getByRole('link', { name: 'Payment Links' }).getAttribute('href')).toBe(
      '/dashboard/business/payment-links',
    );
  });

  it('says what is missing of the link', async () => {
    show(async () => ({ link: { ...stall, url: '', isActive: false } }));
    await screen.findByRole('region', { name: 'Payment link' });
    const facts = Object.fromEntries(statedFacts());
    expect(facts).toMatchObject({
      Description: 'None',
      Amount: 'NGN 1,500.00',
      Status: 'Deactivated',
      Link: 'This link doesn’t have a web address.',
    });
  });

  it('has an outline of the link while it loads, and none after a failure', async () => {
    show(never);
    expect(breadcrumb().getAllByText('Subscribers')).toHaveLength(1);
    await screen.findByText('Ada Okafor');
    expect(outlines()).toBeGreaterThan(0);
    cleanup();
    show(() => Promise.reject(new Error('No connection')));
    await screen.findByText(/^We couldn’t load this payment link/);
    await screen.findByText('Ada Okafor');
    expect(outlines()).toBe(0);
    cleanup();
    show(async () => ({ link: null }));
    expect(await screen.findByText('We couldn’t find this payment link.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Payment Links' })).toHaveLength(2);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says how each subscriber is reached and how often they paid, as far as it is known', async () => {
    const others = one.map((row) => ({
      ...row,
      id: '2',
      payments: 2,
      phoneNumber: '',
      paymentType: '',
      frequency: '',
      status: 'Old',
    }));
    const unsaid = others.map((row) => ({ ...row, id: '3', payments: null }));
    show(never, [...one, ...others, ...unsaid]);
    await screen.findAllByText('Ada Okafor');
    const email = 'ada.okafor1@customer.test';
    expect(cells()).toEqual([
      ['Ada Okafor', 'NGN 5,000.00', '08031000000', 'Card', `${email}08031000000, Card, 1 payment`, 'Daily', '1', 'New'],
      ['Ada Okafor', 'NGN 5,000.00', '—', '—', `${email}2 payments`, '—', '2', 'Old'],
      ['Ada Okafor', 'NGN 5,000.00', '—', '—', email, '—', '—', 'Old'],
    ]);
  });
});
