import { Link } from '../../flow/Link';
import { buttonStyle } from '../../ui/buttons/button.style';
import { Icon } from '../../ui/theme/Icon';

const ACTIONS = [
  { label: 'Send', icon: 'arrow-up', page: '/dashboard/account/payouts', query: 'transfer=new', permission: 'payout.initiate' },
  { label: 'Swap', icon: 'arrow-down-up', page: '/dashboard/account/balances', query: 'open=swap', permission: 'swap.create' },
  {
    label: 'Request',
    icon: 'arrow-down',
    page: '/dashboard/business/payment-links',
    query: 'new=link',
    permission: 'link.manage',
  },
] as const;

interface QuickActionsProps {
  readonly permissions: readonly string[];
  readonly pageAt: (path: string) => string | null;
  /** BAL-02: whether the business may swap currencies. */
  readonly hasSwaps: boolean;
  /** Whether the first action is the one that the page leads to. */
  readonly leads: boolean;
}

/** Starts a payout, a swap or a payment link, for a role that may. */
export function QuickActions({ permissions, pageAt, hasSwaps, leads }: QuickActionsProps) {
  return ACTIONS.filter(
    ({ label, page, permission }) => permissions.includes(permission) && pageAt(page) !== null && (label !== 'Swap' || hasSwaps),
  ).map(({ label, icon, page, query }, index) => (
    <Link key={label} href={`${page}?${query}`} className={buttonStyle(leads && index === 0 ? 'solid' : 'ruled')}>
      <Icon name={icon} />
      {label}
    </Link>
  ));
}
