import type { ReactNode } from 'react';
import { Page } from '../../ui/layout/Page';
import { BackLink } from './BackLink';

interface OnboardingPageProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** ONB-14: a step of onboarding, with a link back to the checklist. */
export const OnboardingPage = ({ title, actions, children }: OnboardingPageProps) => (
  <Page title={title} actions={actions}>
    <BackLink />
    {children}
  </Page>
);
