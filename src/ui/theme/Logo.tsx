import { css } from '../../../styled-system/css';

const look = css({ w: '[1.625rem]', h: '[1.625rem]', flex: 'none', display: 'block' });
const lines = css({ stroke: 'line.margin' });
const chevron = css({ stroke: 'action' });

/** The logo: two lines and a chevron form a K. The name is next to it. */
export function Logo() {
  return (
    <svg className={look} viewBox="0 0 26 26" fill="none" aria-hidden="true">
      <path className={lines} d="M6 2v22M10 2v22" strokeWidth="1.75" />
      <path className={chevron} d="M23 3 13.5 13 23 23" strokeWidth="3.5" />
    </svg>
  );
}
