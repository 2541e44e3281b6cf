import { Link } from '../../flow/Link';
import { useDocumentTitle } from '../../flow/title';
import { linkStyle } from '../../ui/buttons/button.style';
import { AuthLayout } from '../../ui/layout/AuthLayout';

/** NAV-02, for signed-out users. */
export function NotFound() {
  useDocumentTitle('Page not found');
  return (
    <AuthLayout>
      <h1>Page not found</h1>
      <p>The address may be wrong, or the page may have moved.</p>
      <p>
        <Link href="/" className={linkStyle}>
          Go to sign in
        </Link>
      </p>
    </AuthLayout>
  );
}
