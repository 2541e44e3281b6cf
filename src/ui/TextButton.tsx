import { css, cx } from '../../styled-system/css';
import { linkStyle } from './button.style';

interface TextButtonProps {
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
export const TextButton = ({ onPress, children }: TextButtonProps) => (
  <button type="button" className={cx(linkStyle, look)} onClick={onPress}>
    {children}
  </button>
);
