/** The sidebar's groups and their possible items, in the documents' order (NAV-01). */
export const GROUPS = [
  { name: 'Home', icon: 'house', isPage: true, labels: ['Dashboard'] },
  {
    name: 'Business',
    icon: 'briefcase',
    isPage: false,
    labels: ['Transactions', 'Invoices', 'Customers', 'Payment Links', 'QR Codes'],
  },
  // The documents have a page for products, but no item that leads to it.
  { name: 'Catalog', icon: 'layers', isPage: false, labels: ['Products', 'Links', 'Orders', 'Categories'] },
  // The documents have a page for payouts, but no item that leads to it.
  {
    name: 'Account',
    icon: 'landmark',
    isPage: false,
    labels: ['Virtual Wallets', 'Settlements', 'Payouts', 'Split Settlements'],
  },
  { name: 'Balance', icon: 'scale', isPage: false, labels: ['Balances', 'Balance History', 'Rolling Reserve'] },
  {
    name: 'Payout',
    icon: 'send',
    isPage: false,
    labels: ['View transfers', 'Pending approval', 'Beneficiaries', 'Funding history'],
  },
  { name: 'Refund', icon: 'undo', isPage: true, labels: ['Refunds'] },
  {
    name: 'Chargeback',
    icon: 'shield',
    isPage: false,
    labels: ['All', 'Pending', 'Awaiting response', 'Won', 'Lost', 'Assessment'],
  },
  { name: 'Report Center', icon: 'file', isPage: true, labels: ['Reports'] },
  {
    name: 'Settings',
    icon: 'settings',
    isPage: false,
    labels: [
      'Business',
      'Settlement Accounts',
      'Roles & Permissions',
      'Users',
      'Preferences',
      'Audit Trails',
      'API Keys & Webhooks',
    ],
  },
] as const;

type Group = (typeof GROUPS)[number];

/** An item of the sidebar. */
export type SidebarPlace = {
  [Name in Group['name']]: { readonly group: Name; readonly label: Extract<Group, { name: Name }>['labels'][number] };
}[Group['name']];

const order = GROUPS.flatMap(({ name, labels }) => labels.map((label) => `${name} ${label}`));

/** Returns the position of an item in the sidebar. A page without one comes after all others. */
export const rankOf = (place: SidebarPlace | null): number =>
  place === null ? order.length : order.indexOf(`${place.group} ${place.label}`);
