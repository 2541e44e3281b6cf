import { Link } from '../../flow/Link';
import { StepRows } from '../../ui/tables/StepRows';
import { OnboardingPage } from './OnboardingPage';

interface TourScreenProps {
  /** Returns the path of a page. Null if the role may not open it. */
  readonly pageOf: (path: string) => string | null;
}

const PLACES = [
  {
    path: '/dashboard/business/payment-links',
    title: 'Payment links',
    description: 'Create a link, share it, and get paid without a website.',
  },
  {
    path: '/dashboard/business/qr-codes',
    title: 'QR codes',
    description: 'Print or show a code that your customers scan to pay.',
  },
  {
    path: '/dashboard/account/balances',
    title: 'Balances',
    description: 'Fund your wallets, swap currencies, and see every movement.',
  },
  {
    path: '/dashboard/payout/transfer',
    title: 'Payouts',
    description: 'Send money to a bank account or to another merchant.',
  },
  {
    path: '/dashboard/settings/users',
    title: 'Users',
    description: 'Invite your team and choose what each person can do.',
  },
] as const;

/** ONB-17: five places to start with. */
export const TourScreen = ({ pageOf }: TourScreenProps) => (
  <OnboardingPage title="Tour">
    <p>Five places to start with. In test mode you can try everything, and no real money moves.</p>
    <StepRows
      label="Places to visit"
      rows={PLACES.map(({ path, title, description }) => {
        const page = pageOf(path);
        return {
          key: path,
          title: page === null ? title : <Link href={page}>{title}</Link>,
          description,
          percent: null,
          note: page === null ? 'Your role can’t open this page.' : null,
        };
      })}
    />
  </OnboardingPage>
);
