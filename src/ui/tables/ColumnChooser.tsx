import { lazy, Suspense } from 'react';
import { css } from '../../../styled-system/css';
import { FloatingPanel } from '../layers/FloatingPanel';
import { Icon } from '../theme/Icon';
import type { ColumnChooserProps } from './columnChoice';

const Choices = lazy(() => import('./ColumnChoices'));

const words = css({ '@container (width < 52rem)': { srOnly: true } });

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
          <span className={words}>Columns</span>
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
