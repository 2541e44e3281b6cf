import { Link } from 'wouter';
import { useDocumentTitle } from '../flow/title';
import { linkStyle } from '../ui/button.style';
import { Entry } from '../ui/Entry';

/** NAV-02, for whoever has not signed in. */
export function NotFound() {
  useDocumentTitle('No such page');
  return (
    <Entry>
      <h1>There is no such page</h1>
      <p>The address may be mistyped, or the page has moved.</p>
      <p>
        <Link href="/" className={linkStyle}>
          Go to sign in
        </Link>
      </p>
    </Entry>
  );
}
