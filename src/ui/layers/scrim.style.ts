import { css } from '../../../styled-system/css';

/**
 * The backdrop of a layer in front of the page. It is at the level of the layers themselves, so that the one that opened last covers all before
 * it: a backdrop below them would leave the buttons of a drawer to be pressed behind a dialog. Only the last one darkens.
 */
export const scrim = css.raw({
  position: 'fixed',
  inset: '0',
  zIndex: 'dialog',
  bg: 'scrim',
  '&:has(~ [data-scrim])': { bg: '[transparent]' },
});
