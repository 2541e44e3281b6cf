import { Link } from 'wouter';
import { linkStyle } from '../../ui/button.style';
import { Empty } from '../../ui/Empty';
import { Page } from '../../ui/Page';

/** NAV-02, for signed-in users. */
export function NoSuchScreen() {
  return (
    <Page title="There is no such page">
      <Empty title="The address may be mistyped, or the page has moved.">
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
    <Page title="Your role does not include this">
      <Empty title={`You are at this desk as ${role}.`}>
        <p>The owner of {business || 'the business'} decides what a role includes, and can give you another one.</p>
        <Link href="/dashboard" className={linkStyle}>
          Go to the dashboard
        </Link>
      </Empty>
    </Page>
  );
}
