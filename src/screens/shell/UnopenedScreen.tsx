import { isolated } from '../../../contract/shownText';
import { Link } from '../../flow/Link';
import { linkStyle } from '../../ui/buttons/button.style';
import { Empty } from '../../ui/feedback/Empty';
import { Page } from '../../ui/layout/Page';

/** NAV-02, for signed-in users. */
function NoSuchScreen() {
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
function RoleLacks({ role, business }: RoleLacksProps) {
  return (
    <Page title="You don’t have access to this page">
      <Empty title={`You’re signed in with the ${role} role.`}>
        <p>To get access, ask the owner of {isolated(business || 'the business')} to change your role.</p>
        <Link href="/dashboard" className={linkStyle}>
          Go to the dashboard
        </Link>
      </Empty>
    </Page>
  );
}

interface UnopenedScreenProps {
  /** What the role lacks the page for. Null: there is no such page. */
  readonly lacks: RoleLacksProps | null;
}

/** In place of a page that does not exist, or that the role may not open. */
export const UnopenedScreen = ({ lacks }: UnopenedScreenProps) => (lacks ? <RoleLacks {...lacks} /> : <NoSuchScreen />);
