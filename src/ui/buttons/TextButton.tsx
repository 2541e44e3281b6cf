import { css, cx } from '../../../styled-system/css';
import { Icon } from '../theme/Icon';
import { linkStyle } from './button.style';

interface TextButtonProps {
  /** The name for screen readers, if the text alone is not clear. It begins with the text. */
  readonly label?: string;
  /** It has the size of the text around it. */
  readonly inText?: boolean;
  /** A busy button keeps its label and ignores presses. */
  readonly busy?: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

const look = css.raw({
  display: 'inline-flex',
  alignItems: 'center',
  // As large as a pointer needs, without moving its line.
  minW: '[1.5rem]',
  minH: { base: '[2.75rem]', md: '[1.5rem]' },
  my: { md: '[-0.125rem]' },
  gap: '1',
  cursor: 'pointer',
  '&[aria-busy]': { cursor: 'progress' },
});

const small = css(look, { fontSize: 'note', lineHeight: 'note' });
const asText = css(look, { fontSize: '[inherit]', lineHeight: '[inherit]' });

/** A button that looks like underlined text, for what is of less weight than a button. */
export const TextButton = ({ label, inText = false, busy = false, onPress, children }: TextButtonProps) => (
  <button
    type="button"
    className={cx(linkStyle, inText ? asText : small)}
    aria-label={label}
    aria-busy={busy || undefined}
    onClick={busy ? undefined : onPress}
  >
    {busy && <Icon name="loader" turns />}
    {children}
  </button>
);
