/** The areas of the product with their titles. Every top folder has a folder of each name. Lists and charts keep this order. */
export const AREAS = {
  access: 'Sign-in and sign-up',
  shell: 'App shell',
  onboarding: 'Onboarding',
  home: 'Home',
  transactions: 'Transactions',
  refunds: 'Refunds',
  chargebacks: 'Chargebacks',
  customers: 'Customers',
  catalog: 'Products and catalog',
  links: 'Payment links and QR codes',
  invoices: 'Invoices',
  settlements: 'Settlements and rolling reserve',
  balances: 'Balances',
  payouts: 'Payouts',
  fundings: 'Funding history',
  splits: 'Split settlements',
  reports: 'Report Centre',
  people: 'Users and roles',
  settings: 'Settings',
} as const;

export type AreaName = keyof typeof AREAS;

const isArea = (name: string): name is AreaName => Object.hasOwn(AREAS, name);

/** Returns the title of an area on a page. */
export const areaTitle = (name: string): string => (isArea(name) ? AREAS[name] : name);
