import { Children, type ReactNode } from 'react';
import { css } from '../../../styled-system/css';

const list = css({
  display: 'grid',
  gap: '1',
  py: '2',
  whiteSpace: 'normal',
  textAlign: 'left',
  minW: { md: '[10rem]', lg: '[16rem]' },
  maxW: '[30rem]',
  fontSize: 'table',
  lineHeight: 'table',
});
const item = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', alignItems: 'baseline' });

/** Explains a mark in a table in several lines, with the actions on each. */
export const ErrorPopover = ({ mark, children }: { readonly mark: ReactNode; readonly children: ReactNode }) => (
  <div className={list}>
    <span>{mark}</span>
    {Children.map(children, (child) => child && <div className={item}>{child}</div>)}
  </div>
);
