// @vitest-environment happy-dom
/** The texts and links of onboarding. The paths walk its flows. */
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TermsText } from './TermsText';
import { TourScreen } from './TourScreen';

afterEach(cleanup);

describe('[ONB-16] the terms', () => {
  it('have every section in order', () => {
    render(<TermsText />);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.toLowerCase())).toEqual([
      'about us',
      'age restriction',
      'privacy',
      'disputes and reversal',
      'acceptable use',
      'disclaimers',
      'liability',
      'applicable law',
      'legal disputes',
      'merchant terms of service',
      'registration',
      'data compliance',
      'licenses',
      'confidentiality',
    ]);
  });
  it.each([
    /must be 18 or older/,
    /within 48 hours/,
    /within 14 days/,
    /within 1 month, it goes to arbitration in Lagos under Nigerian law/,
    /the amount of that transaction or US\$20,000, whichever is lower/,
    /notify you of fee changes within 5 days/,
    /Report errors within 45 days, or you waive/,
    /PCI data security standard/,
  ])('say %s', (words) => {
    render(<TermsText />);
    expect(screen.getByText(words)).toBeTruthy();
  });
});

const TOUR = [
  'Five places to start with. In test mode you can try everything, and no real money moves.',
  'Create a link, share it, and get paid without a website.',
  'Print or show a code that your customers scan to pay.',
  'Fund your wallets, swap currencies, and see every movement.',
  'Send money to a bank account or to another merchant.',
  'Invite your team and choose what each person can do.',
];

describe('[ONB-14 ONB-17] the tour', () => {
  it('has five places, links those that the role may open, and leads back to the list of steps', () => {
    render(<TourScreen pageOf={(path) => (path.endsWith('/users') ? null : path)} />);
    const places = within(screen.getByRole('list', { name: 'Places to visit' }));
    expect(places.getAllByRole('listitem')).toHaveLength(5);
    expect(places.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Payment links',
      'QR codes',
      'Balances',
      'Payouts',
    ]);
    places.getByText('Your role can’t open this page.');
    for (const words of TOUR) screen.getByText(words);
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/dashboard/get-Started/onboarding');
  });
});
