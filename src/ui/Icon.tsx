import { css, cx } from '../../styled-system/css';

/* Paths by Lucide (https://lucide.dev); their licence is in LUCIDE-LICENSE.txt. A circle is written as a path too. */
const ring = 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20z';
const square = 'M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z';
const head = 'M9 3a4 4 0 1 0 0 8 4 4 0 1 0 0-8z';
const shoulders = 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2';
const paths = {
  alert: `${ring}M12 8v4M12 16h.01`,
  'arrow-down': 'M12 5v14M19 12l-7 7-7-7',
  'arrow-left': 'm12 19-7-7 7-7M19 12H5',
  'arrow-up': 'M5 12l7-7 7 7M12 19V5',
  ban: `${ring}M4.929 4.929 19.07 19.071`,
  calendar: `M8 2v4M16 2v4M3 10h18${square}`,
  check: 'M20 6 9 17l-5-5',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-left': 'm15 18-6-6 6-6',
  'chevron-right': 'm9 18 6-6-6-6',
  'circle-check': `${ring}M16 9l-5.5 5.5L8 12`,
  'circle-dashed':
    'M10.1 2.182a10 10 0 0 1 3.8 0M13.9 21.818a10 10 0 0 1-3.8 0M17.609 3.721a10 10 0 0 1 2.69 2.7M2.182 13.9a10 10 0 0 1 0-3.8M20.279 17.609a10 10 0 0 1-2.7 2.69M21.818 10.1a10 10 0 0 1 0 3.8M3.721 6.391a10 10 0 0 1 2.7-2.69M6.391 20.279a10 10 0 0 1-2.69-2.7',
  'circle-dot': `${ring}M12 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2z`,
  'circle-slash': `${ring}M9 15l6-6`,
  'circle-x': `${ring}M15 9l-6 6M9 9l6 6`,
  clock: `${ring}M12 6v6l4 2`,
  'clock-alert': 'M12 6v6l4 2M20 12v5M20 21h.01M21.25 8.2A10 10 0 1 0 16 21.16',
  copy: 'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
  download: 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5',
  ellipsis: 'M12 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2zM19 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2zM5 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2z',
  eye: 'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6z',
  'eye-off':
    'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20',
  'file-up':
    'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M12 12v6M15 15l-3-3-3 3',
  flag: 'M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.333 2q2 0 3.067-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.528',
  hourglass:
    'M5 22h14M5 2h14M17 22v-4.172a2 2 0 0 0-.586-1.414L12 12l-4.414 4.414A2 2 0 0 0 7 17.828V22M7 2v4.172a2 2 0 0 0 .586 1.414L12 12l4.414-4.414A2 2 0 0 0 17 6.172V2',
  'key-round':
    'M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4zM16.5 7.5h.01',
  'list-filter': 'M2 5h20M6 12h12M9 19h6',
  loader: 'M12 2v4M16.2 7.8l2.9-2.9M18 12h4M16.2 16.2l2.9 2.9M12 18v4M4.9 19.1l2.9-2.9M2 12h4M4.9 4.9l2.9 2.9',
  'log-out': 'm16 17 5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4',
  'message-circle':
    'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719',
  plus: 'M5 12h14M12 5v14',
  refresh:
    'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5',
  scale: 'M12 3v18M19 8l3 8a5 5 0 0 1-6 0zV7M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1M5 8l3 8a5 5 0 0 1-6 0zV7M7 21h10',
  search: 'M21 21l-4.34-4.34M11 3a8 8 0 1 0 0 16 8 8 0 1 0 0-16z',
  'triangle-alert': 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
  'undo-2': 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11',
  'user-check': `m16 11 2 2 4-4${shoulders}${head}`,
  users: `${shoulders}M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87${head}`,
  x: 'M18 6 6 18M6 6l12 12',
} as const;

export type IconName = keyof typeof paths;

const look = css({
  w: '[1em]',
  h: '[1em]',
  flex: 'none',
  display: 'block',
  minW: '[0.8125rem]',
  minH: '[0.8125rem]',
  fontSize: '[1rem]',
});
const turning = css({ animation: '[turn 1s linear infinite]' });

/** Decoration beside words: it has no name of its own. */
export function Icon({ name, turns = false }: { readonly name: IconName; readonly turns?: boolean }) {
  return (
    <svg
      className={turns ? cx(look, turning) : look}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
