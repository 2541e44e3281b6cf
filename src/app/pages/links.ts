import type { RouteEntry } from '../page';
import { screen } from '../screen';
import { screens } from '../screens.list';
import { wirings } from '../wirings.list';

export const linksPages: readonly RouteEntry[] = [
  {
    path: '/dashboard/business/payment-links',
    place: { group: 'Business', label: 'Payment Links' },
    permission: 'link.view',
    screen: screen(screens.paymentLinks, wirings.paymentLinks, ({ workspace, flows }) => ({
      flows,
      mayChange: workspace.permissions.includes('link.manage'),
      currency: workspace.currency,
      currencies: workspace.currencies,
    })),
  },
  {
    path: '/dashboard/business/:id/payment-links-details',
    title: 'Subscribers',
    place: null,
    from: '/dashboard/business/payment-links',
    outline: 'list',
    permission: 'link.view',
    screen: screen(screens.subscribers, wirings.subscribers, ({ flows }) => ({ flows })),
  },
  {
    path: '/dashboard/business/qr-codes',
    title: 'QR codes',
    place: { group: 'Business', label: 'QR Codes' },
    permission: 'qr.view',
    screen: screen(screens.qrCodes, wirings.qrCodes, ({ workspace, flows }) => ({
      flows,
      mayChange: ['qr.manage', 'link.manage'].some((permission) => workspace.permissions.includes(permission)),
      mayCreate: workspace.permissions.includes('link.manage'),
      currency: workspace.currency,
      currencies: workspace.currencies,
    })),
  },
];
