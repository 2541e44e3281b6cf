import { lazy, Suspense } from 'react';
import { css } from '../../styled-system/css';
import { FloatingPanel } from './FloatingPanel';
import { Icon } from './Icon';

export interface ColumnChooserProps {
  readonly choices: readonly {
    readonly key: string;
    readonly label: string;
    readonly isShown: boolean;
    /** It cannot be hidden. */
    readonly stays: boolean;
  }[];
  readonly onToggle: (key: string) => void;
  readonly onReset: () => void;
}

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
