import { css, cx } from '../../../styled-system/css';
import { linkStyle } from './button.style';

/** The class of a link that stands alone: on a phone it is as large as a finger needs, without taking more room. */
export const soleLinkStyle = cx(
  linkStyle,
  css({ mdDown: { display: 'inline-flex', alignItems: 'center', minH: '[2.75rem]', my: '[-0.75rem]' } }),
);
