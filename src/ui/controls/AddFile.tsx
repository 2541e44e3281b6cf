import { css, cx } from '../../../styled-system/css';
import { buttonStyle } from '../buttons/button.style';
import { Icon, type IconName } from '../theme/Icon';

interface AddFileProps {
  /** What the file is for. It names the field. */
  readonly label: string;
  /** The words on the button. Null: only the icon. */
  readonly words: string | null;
  readonly icon: IconName;
  readonly accept: string;
  readonly describedBy?: string;
  readonly onFiles: (files: readonly File[]) => void;
}

const place = css({
  position: 'relative',
  h: '[var(--control-small)]',
  minW: '[var(--control-small)]',
  px: '[0.625rem]',
  flex: 'none',
  '&:has(:focus-visible)': { outline: '[2px solid token(colors.focus)]', outlineOffset: '[2px]' },
});
const square = css({ px: '[0]' });
const native = css({ position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer', w: 'full' });

/** A button that opens the browser's chooser of files. */
export const AddFile = ({ label, words, icon, accept, describedBy, onFiles }: AddFileProps) => (
  <span className={cx(buttonStyle('ruled'), place, words === null && square)}>
    <Icon name={icon} />
    {words}
    <input
      className={native}
      type="file"
      multiple
      accept={accept}
      aria-label={label}
      aria-describedby={describedBy}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        // The same file can be selected again after it was corrected.
        event.target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  </span>
);
