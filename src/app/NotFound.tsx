import { Link } from 'wouter';
import { useDocumentTitle } from '../flow/title';
import { AuthLayout } from '../ui/AuthLayout';
import { linkStyle } from '../ui/button.style';

/** NAV-02, for signed-out users. */
export function NotFound() {
  useDocumentTitle('No such page');
  return (
    <AuthLayout>
      <h1>There is no such page</h1>
      <p>The address may be mistyped, or the page has moved.</p>
      <p>
        <Link href="/" className={linkStyle}>
          Go to sign in
        </Link>
      </p>
    </AuthLayout>
  );
}
