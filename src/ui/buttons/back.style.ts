import { css, cx } from '../../../styled-system/css';
import { linkStyle } from './button.style';

/** The class of a link that leads back, with its icon before the text. */
export const backStyle = cx(
  linkStyle,
  css({
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '[0.375rem]',
    minH: { base: '[2.75rem]', md: '[1.5rem]' },
    minW: { base: '[2.75rem]', md: '0' },
  }),
);
