import { lazy, type ReactNode, Suspense } from 'react';
import { css } from '../../../styled-system/css';
import type { Drawn } from './EmptyDrawing';

const Drawing = lazy(() => import('./EmptyDrawing'));

interface EmptyPageProps {
  readonly drawing: Drawn;
  readonly title: string;
  /** What this page is for, in one sentence. */
  readonly children: ReactNode;
  /** The button that makes the first entry. */
  readonly action?: ReactNode;
  /** What else can be done, below the button. */
  readonly more?: ReactNode;
}

const whole = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '2',
  pt: { base: '8', md: '16' },
  pb: '10',
  borderTop: '[2px solid token(colors.line.ink)]',
  textAlign: 'center',
});
// The drawing keeps its place while it loads.
const picture = css({ minH: '[10.5rem]' });
const heading = css({ fontSize: 'section', lineHeight: 'section', fontWeight: 'strong', textWrap: 'balance' });
const words = css({
  display: 'grid',
  gap: '1',
  maxW: '[29em]',
  color: 'ink.soft',
  fontSize: '[0.9375rem]',
  lineHeight: '[1.375rem]',
  textWrap: 'balance',
});
const button = css({ mt: '4' });
const below = css({ mt: '2' });

/** A page without anything on it yet: a drawing, what it is for, and the one thing to do. */
export const EmptyPage = ({ drawing, title, children, action, more }: EmptyPageProps) => (
  <div className={whole} data-empty={action ? 'action' : 'plain'}>
    <div className={picture}>
      <Suspense>
        <Drawing of={drawing} />
      </Suspense>
    </div>
    <p className={heading}>{title}</p>
    <div className={words}>{children}</div>
    {action && <div className={button}>{action}</div>}
    {more && <div className={below}>{more}</div>}
  </div>
);
