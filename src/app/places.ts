/** The sidebar's groups, in the documents' order. */

/** NAV-01: the groups in the documents' order. A group without a page that the role may see is not there. */
export const GROUPS = [
  { name: 'Home', icon: 'house', isPage: true },
  { name: 'Business', icon: 'briefcase', isPage: false },
  { name: 'Catalog', icon: 'layers', isPage: false },
  { name: 'Account', icon: 'landmark', isPage: false },
  { name: 'Balance', icon: 'scale', isPage: false },
  { name: 'Payout', icon: 'send', isPage: false },
  { name: 'Refund', icon: 'undo', isPage: true },
  { name: 'Chargeback', icon: 'shield', isPage: false },
  { name: 'Report Center', icon: 'file', isPage: true },
  { name: 'Settings', icon: 'settings', isPage: false },
] as const;

export type GroupName = (typeof GROUPS)[number]['name'];
