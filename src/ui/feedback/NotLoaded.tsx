import { css, cx } from '../../../styled-system/css';

// Dashed, because it is not final.
const look = css({
  display: 'grid',
  alignContent: 'center',
  minH: '[2.75rem]',
  color: 'ink.soft',
  fontSize: 'table',
  lineHeight: 'table',
  borderBottom: '[1px dashed token(colors.line.control)]',
});
const alone = css({ borderTop: '[2px solid token(colors.line.ink)]' });

interface NotLoadedProps {
  /** Whether the part has a rule of its own above. */
  readonly isRuled?: boolean;
}

/** Takes the place of a part that failed to load. The page says what happened, and offers to try again. */
export const NotLoaded = ({ isRuled = false }: NotLoadedProps) => <p className={isRuled ? look : cx(look, alone)}>Not loaded</p>;
