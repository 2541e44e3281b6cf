import { css } from '../../styled-system/css';
import { Mark } from './Mark';

interface PrintHeadProps {
  readonly title: string;
  /** Whose paper it is. */
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

/** What a screen says around its page, and paper has to say itself. */
export function PrintHead({ title, from }: PrintHeadProps) {
  return (
    <div className={line}>
      <Mark />
      <span>{title}</span>
      <span className={end}>{from}</span>
    </div>
  );
}
