import { css } from '../../../styled-system/css';
import { ShellIcon, type ShellIconName } from './icons';

const base = css.raw({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '[0.375rem]',
  flex: 'none',
  h: '[1.75rem]',
  px: '2',
  borderRadius: 'control',
  fontWeight: 'medium',
  fontSize: 'table',
  whiteSpace: 'nowrap',
});
const tones = {
  inked: css(base, { bg: 'ink', color: 'page', border: '[1px solid transparent]' }),
  // Dashed is provisional.
  provisional: css(base, { bg: 'brass.ground', color: 'brass.ink', border: '[1px dashed token(colors.brass.line)]' }),
};

const unseen = css({ srOnly: true });

interface StampProps {
  /** What it is about, for who hears the word alone. */
  readonly about: string;
  readonly tone: keyof typeof tones;
  readonly icon: ShellIconName;
  readonly children: string;
}

/** Says where one is; it is nothing to press. */
export function Stamp({ about, tone, icon, children }: StampProps) {
  return (
    <span className={tones[tone]}>
      <ShellIcon name={icon} />
      <span className={unseen}>{about}</span>
      <span>{children}</span>
    </span>
  );
}
