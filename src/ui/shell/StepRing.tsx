import { css } from '../../../styled-system/css';

interface StepRingProps {
  readonly done: number;
  readonly total: number;
}

const look = css({
  display: 'block',
  flex: 'none',
  w: '[2.25rem]',
  h: '[2.25rem]',
  fill: '[none]',
  strokeWidth: '[3]',
  '& > circle': { stroke: 'line.soft' },
  '& > circle + circle': { stroke: 'action', transform: 'rotate(-90deg)', transformOrigin: 'center' },
  '& > text': { fill: 'ink', stroke: '[none]', fontSize: 'note', fontWeight: 'strong', textAnchor: 'middle' },
});

/** The class of a link with a ring: with words beside it, or in the rail without. */
const link = css.raw({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '[3.25rem]',
  px: { base: '2', md: '4' },
  pb: { md: '3' },
  mb: { md: '3' },
  color: 'ink',
  textDecoration: 'none',
  md: { borderBottom: '[1px solid token(colors.line.soft)]' },
  _hover: { color: 'action' },
  _focusVisible: { outlineOffset: '[-2px]' },
});
export const ringLinkStyle = { wide: css(link), rail: css(link, css.raw({ justifyContent: 'center', px: '0' })) };

const words = css({ display: 'grid', minW: '0', fontWeight: 'strong' });
const soft = css({ color: 'ink.soft', fontSize: 'note', lineHeight: 'note', fontWeight: 'regular' });

/** The words beside the ring. */
export const RingWords = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <span className={words}>
    <span>{label}</span>
    <span className={soft}>{children}</span>
  </span>
);

/** How many of some steps are done, as a ring with the number inside. The text beside it says the same. */
export const StepRing = ({ done, total }: StepRingProps) => (
  <svg className={look} viewBox="0 0 36 36" aria-hidden="true">
    <circle cx="18" cy="18" r="16" />
    {done > 0 && <circle cx="18" cy="18" r="16" pathLength={total} strokeDasharray={`${done} ${total - done}`} />}
    <text x="18" y="22.25">
      {done}
    </text>
  </svg>
);
