import { css, cx } from '../../../styled-system/css';
import type { chargebackIcons } from './chargebackIcons';
import type { evidenceIcons } from './evidenceIcons';
import { type first, paths } from './iconPaths';
import type { icons } from './icons';
import type { webhookIcons } from './webhookIcons';

export type IconName =
  | keyof typeof first
  | keyof typeof icons
  | keyof typeof chargebackIcons
  | keyof typeof evidenceIcons
  | keyof typeof webhookIcons;

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

/** Decoration next to text, without a name of its own. */
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
