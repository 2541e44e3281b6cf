import type { ReactNode } from 'react';
import { Stack } from './Stack';
import { usePaper } from './usePaper';

/** Stacked blocks that are printed, and nothing else of the page. */
export function PrintedStack({ children }: { readonly children: ReactNode }) {
  usePaper();
  return (
    <div data-print>
      <Stack>{children}</Stack>
    </div>
  );
}
