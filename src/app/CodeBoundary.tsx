import { Component, type ReactNode } from 'react';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { Entry } from '../ui/Entry';

interface State {
  readonly broken: boolean;
}

/** Around everything: where even the frame of the pages cannot be had, the page says so. */
export class CodeBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError = (): State => ({ broken: true });

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Entry>
        <h1>Kontor could not be fetched</h1>
        <Alert tone="bad">You may be offline, or Kontor was renewed meanwhile. Check your connection, then load it again.</Alert>
        <Button kind="solid" icon="refresh" onPress={() => window.location.reload()}>
          Load again
        </Button>
      </Entry>
    );
  }
}
