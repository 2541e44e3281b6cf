import { lazy, Suspense } from 'react';
import { FloatingPanel } from '../layers/FloatingPanel';
import { Icon } from '../theme/Icon';
import type { ColumnChooserProps } from './columnChoice';
import { toolWords } from './ListTools';

const Choices = lazy(() => import('./ColumnChoices'));

/** The columns of a list: which of them are shown, kept on this device. */
export function ColumnChooser(props: ColumnChooserProps) {
  return (
    <FloatingPanel
      label="Columns"
      late
      size="slim"
      onLeave={() => undefined}
      face={
        <>
          <Icon name="columns" />
          <span className={toolWords}>Columns</span>
        </>
      }
    >
      {() => (
        <Suspense>
          <Choices {...props} />
        </Suspense>
      )}
    </FloatingPanel>
  );
}
