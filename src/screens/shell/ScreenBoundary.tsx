import { Component, type ReactNode } from 'react';
import { Button } from '../../ui/buttons/Button';
import { Buttons } from '../../ui/buttons/Buttons';
import { Alert } from '../../ui/feedback/Alert';
import { Page } from '../../ui/layout/Page';
import { forgetFailedLoads } from '../../ui/timing/lazyView';
import { ScreenNotFetched } from '../kit/ScreenNotFetched';

interface BoundaryProps {
  readonly title: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly broken: 'no' | 'notFetched' | 'defect';
}

/** Keeps an error in a screen from breaking the frame. Give it a key, so that another screen starts without the error. */
export class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { broken: 'no' };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { broken: error instanceof ScreenNotFetched ? 'notFetched' : 'defect' };
  }

  override componentDidCatch(error: unknown) {
    forgetFailedLoads();
    reportError(error);
  }

  /** Without a reload, which shows nothing at all while the browser is offline. */
  private readonly retry = () => this.setState({ broken: 'no' });

  override render() {
    const { broken } = this.state;
    if (broken === 'no') return this.props.children;
    return (
      <Page title={this.props.title}>
        <Alert tone="bad">{WORDS[broken]}</Alert>
        <Buttons>
          {broken === 'notFetched' && (
            <Button kind="solid" icon="refresh" onPress={this.retry}>
              Try again
            </Button>
          )}
          <Button kind={broken === 'notFetched' ? 'ruled' : 'solid'} onPress={() => window.location.reload()}>
            Reload page
          </Button>
        </Buttons>
      </Page>
    );
  }
}

const WORDS = {
  notFetched:
    'We couldn’t load this screen. You may be offline, or Kontor may have been updated. Nothing was sent. Check your connection and try again. If that doesn’t help, reload the page.',
  defect: 'Something went wrong on our side. If you were making a payout, check the payouts list before you pay again.',
} as const;
