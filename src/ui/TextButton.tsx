import { css, cx } from '../../styled-system/css';
import { linkStyle } from './button.style';

interface TextButtonProps {
  /** The name for screen readers, if the text alone is not clear. It begins with the text. */
  readonly label?: string;
  readonly onPress: () => void;
  readonly children: string;
}

const look = css({
  display: 'inline-flex',
  alignItems: 'center',
  minH: { base: '[2.75rem]', md: '[1.25rem]' },
  fontSize: 'note',
  lineHeight: 'note',
  cursor: 'pointer',
});

/** A button that looks like underlined text. It changes only how something is displayed. */
export const TextButton = ({ label, onPress, children }: TextButtonProps) => (
  <button type="button" className={cx(linkStyle, look)} aria-label={label} onClick={onPress}>
    {children}
  </button>
);
