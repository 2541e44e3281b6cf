import { css } from '../../../styled-system/css';
import { wrapsLabels } from '../buttons/button.style';
import { Icon } from '../theme/Icon';

export const paneHead = css({
  position: 'sticky',
  top: '0',
  zIndex: 'sticky',
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  py: { base: '2', md: '[0.5625rem]' },
  pl: { base: '4', md: '5' },
  pr: { base: '2', md: '3' },
  bg: 'sheet',
  borderBottom: '[1px solid token(colors.line.faint)]',
});
export const paneTitle = css({
  flex: '1',
  minW: '0',
  fontSize: 'section',
  lineHeight: 'section',
  fontWeight: 'strong',
  letterSpacing: '[-0.006em]',
  overflowWrap: 'anywhere',
});
export const paneBody = css({ display: 'grid', gap: '5', minW: '0', px: { base: '4', md: '5' }, py: '5' });
export const paneFoot = css(wrapsLabels, {
  position: 'sticky',
  bottom: '0',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  mt: 'auto',
  px: { base: '4', md: '5' },
  pt: { base: '3', md: '4' },
  pb: { base: '[calc(0.75rem + env(safe-area-inset-bottom))]', md: '4' },
  bg: 'sheet',
  borderTop: '[1px solid token(colors.line.faint)]',
  '& > [data-button=solid], & > [data-button=danger]': { flex: '[1 0 auto]' },
});

const close = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  w: '[var(--control)]',
  h: '[var(--control)]',
  borderRadius: 'control',
  cursor: 'pointer',
  _enabled: { _hover: { bg: 'hover' } },
  _disabled: { color: 'ink.faint', cursor: 'not-allowed' },
});

interface CloseButtonProps {
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

export function CloseButton({ disabled = false, onPress }: CloseButtonProps) {
  return (
    <button className={close} type="button" aria-label="Close" disabled={disabled} onClick={onPress}>
      <Icon name="x" />
    </button>
  );
}
