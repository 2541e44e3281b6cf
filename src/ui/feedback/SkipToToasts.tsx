import { css } from '../../../styled-system/css';
import { toastRegionId } from './toastRegionId';

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

/** Lets keyboard users move from a dialog's focus trap to a toast in front of it, while there is one. */
export function SkipToToasts() {
  const go = () => document.getElementById(toastRegionId)?.querySelector('button')?.focus();
  return (
    <button className={aside} type="button" aria-controls={toastRegionId} aria-expanded="true" onClick={go}>
      Go to notices
    </button>
  );
}
