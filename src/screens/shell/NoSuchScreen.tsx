import { Link } from 'wouter';
import { linkStyle } from '../../ui/button.style';
import { Empty } from '../../ui/Empty';
import { Page } from '../../ui/Page';

/** NAV-02, for signed-in users. */
export function NoSuchScreen() {
  return (
    <Page title="Page not found">
      <Empty title="The address may be wrong, or the page may have moved.">
        <Link href="/dashboard" className={linkStyle}>
          Go to the dashboard
        </Link>
      </Empty>
    </Page>
  );
}

interface RoleLacksProps {
  readonly role: string;
  readonly business: string;
}

/** The page exists, but the role lacks its permission. It names the owner, who can help. */
export function RoleLacks({ role, business }: RoleLacksProps) {
  return (
    <Page title="You don’t have access to this page">
      <Empty title={`You’re signed in with the ${role} role.`}>
        <p>To get access, ask the owner of {business || 'the business'} to change your role.</p>
        <Link href="/dashboard" className={linkStyle}>
          Go to the dashboard
        </Link>
      </Empty>
    </Page>
  );
}
