import { wirings } from '../dashboardWiring';
import type { RouteEntry } from '../routes';
import { screen } from '../screen';

export const businessPages: readonly RouteEntry[] = [
  {
    path: '/dashboard/business/payment-links',
    place: { group: 'Business', label: 'Payment Links' },
    permission: 'link.view',
    screen: screen(
      () => import('../../screens/links/PaymentLinksScreen').then((module) => module.PaymentLinksScreen),
      wirings.paymentLinks,
      ({ desk, flows }) => ({
        flows,
        mayChange: desk.permissions.includes('link.manage'),
        currency: desk.currency,
        currencies: desk.currencies,
      }),
    ),
  },
];
