import { css } from '../../../styled-system/css';

const cap = css({
  display: 'inline-grid',
  placeItems: 'center',
  minW: '[1.25rem]',
  h: '[1.25rem]',
  px: '[0.25rem]',
  border: '[1px solid token(colors.line.soft)]',
  borderBottomWidth: 'rule',
  borderRadius: 'mark',
  color: 'ink.soft',
  fontSize: 'note',
  fontFamily: 'body',
});

/** A key of the keyboard. */
export const KeyCap = ({ children }: { readonly children: string }) => <kbd className={cap}>{children}</kbd>;
