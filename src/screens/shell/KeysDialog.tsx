import { css } from '../../../styled-system/css';
import { KeyCap } from '../../ui/buttons/KeyCap';
import { Dialog } from '../../ui/layers/Dialog';
import { DescriptionList } from '../../ui/text/DescriptionList';

const caps = css({ display: 'inline-flex', gap: '1', mr: '1' });

interface KeysDialogProps {
  /** As this keyboard names the keys of the finder: `Ctrl K`. */
  readonly finder: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Every key that Kontor knows besides those of the browser. */
export function KeysDialog({ finder, open, onClose }: KeysDialogProps) {
  const keys = (text: string) => (
    <span className={caps}>
      {text.split(' ').map((key) => (
        <KeyCap key={key}>{key}</KeyCap>
      ))}
    </span>
  );
  return (
    <Dialog title="Keyboard shortcuts" open={open} onClose={onClose}>
      <DescriptionList
        rows={[
          { label: 'Find anything', value: keys(finder) },
          { label: 'Next row', value: <>{keys('J')} while its details are open</> },
          { label: 'Previous row', value: <>{keys('K')} while its details are open</> },
          { label: 'Close', value: <>{keys('Esc')} for a dialog, a menu or details</> },
          { label: 'These shortcuts', value: keys('?') },
        ]}
      />
    </Dialog>
  );
}
