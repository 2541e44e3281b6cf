import { css } from '../../styled-system/css';
import { noticesId } from './noticesId';

const aside = css({
  position: 'absolute',
  top: '2',
  left: '2',
  px: '3',
  py: '2',
  bg: 'sheet',
  color: 'action',
  borderRadius: 'control',
  boxShadow: 'float',
  '&:not(:focus)': { srOnly: true },
  'body:not(:has(#notices button)) &': { display: 'none' },
});

/** The way of the keyboard out of the trap to a notice in front of it, there while a notice is. */
export function ToNotices() {
  const go = () => document.getElementById(noticesId)?.querySelector('button')?.focus();
  return (
    <button className={aside} type="button" aria-controls={noticesId} aria-expanded="true" onClick={go}>
      Go to notices
    </button>
  );
}
