import { css } from '../../../styled-system/css';
import { Logo } from '../theme/Logo';

interface PrintHeaderProps {
  readonly title: string;
  /** The name of the business. */
  readonly from: string;
}

const line = css({
  display: 'none',
  _print: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    pb: '2',
    borderBottomWidth: 'rule',
    borderBottomStyle: 'solid',
    fontSize: 'section',
    lineHeight: 'section',
    fontWeight: 'strong',
  },
});
const end = css({ ml: 'auto' });

/** A heading for print only, because paper lacks the page's frame. */
export function PrintHeader({ title, from }: PrintHeaderProps) {
  return (
    <div className={line}>
      <Logo />
      <span>{title}</span>
      <span className={end}>{from}</span>
    </div>
  );
}
