import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden';

interface LoadingProps {
  /** Placeholders in the shape of what is loading. */
  readonly outline: ReactNode;
  /** What is read out. */
  readonly children: ReactNode;
}

/** A part of a page that is loading: its outline shows, and its words are read out. */
export const Loading = ({ outline, children }: LoadingProps) => (
  <>
    <VisuallyHidden role="status">{children}</VisuallyHidden>
    {outline}
  </>
);
