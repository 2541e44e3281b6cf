import { css } from '../../../styled-system/css';
import { DescriptionList } from '../../ui/DescriptionList';
import { Dialog } from '../../ui/Dialog';

const cap = css({
  display: 'inline-grid',
  placeItems: 'center',
  minW: '[1.5rem]',
  h: '[1.5rem]',
  px: '[0.375rem]',
  mr: '1',
  border: '[1px solid token(colors.line.control)]',
  borderBottomWidth: 'rule',
  borderRadius: 'mark',
  fontFamily: 'body',
  fontSize: 'note',
  fontWeight: 'medium',
});

interface KeysDialogProps {
  /** As this keyboard names the keys of the finder: `Ctrl K`. */
  readonly finder: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Every key that Kontor knows besides those of the browser. */
export function KeysDialog({ finder, open, onClose }: KeysDialogProps) {
  const keys = (text: string) =>
    text.split(' ').map((key) => (
      <kbd key={key} className={cap}>
        {key}
      </kbd>
    ));
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
