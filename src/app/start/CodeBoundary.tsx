import { Component, type ReactNode } from 'react';
import { Button } from '../../ui/buttons/Button';
import { Alert } from '../../ui/feedback/Alert';
import { AuthLayout } from '../../ui/layout/AuthLayout';

interface State {
  readonly broken: boolean;
}

/** Wraps the whole app. If the code of the page frame fails to load, it shows an error page. */
export class CodeBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError = (): State => ({ broken: true });

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <AuthLayout>
        <h1>We couldn’t load Kontor</h1>
        <Alert tone="bad">You may be offline, or Kontor may have been updated. Check your connection and reload.</Alert>
        <Button kind="solid" onPress={() => window.location.reload()}>
          Reload
        </Button>
      </AuthLayout>
    );
  }
}
