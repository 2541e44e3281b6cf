import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { CHECKLIST } from '../../../machines/particulars/particulars.rules';
import { linkStyle } from '../../ui/button.style';
import { Page } from '../../ui/Page';

interface OnboardingPageProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** ONB-14: a step of onboarding, with the way back to all of them. */
export const OnboardingPage = ({ title, actions, children }: OnboardingPageProps) => (
  <Page
    title={title}
    actions={
      <>
        {actions}
        <Link href={CHECKLIST} className={linkStyle}>
          Back
        </Link>
      </>
    }
  >
    {children}
  </Page>
);
