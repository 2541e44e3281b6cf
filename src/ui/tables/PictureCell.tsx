import { useState } from 'react';
import { css, cx } from '../../../styled-system/css';
import { Icon } from '../theme/Icon';

interface PictureCellProps {
  /** Empty: there is none. */
  readonly src: string;
  readonly name: string;
  readonly note?: string | null;
}

const whole = css({ display: 'inline-flex', alignItems: 'center', gap: '3', maxW: 'full', minW: '0', verticalAlign: 'middle' });
const frame = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  w: '[2.75rem]',
  h: '[2.0625rem]',
  overflow: 'hidden',
  borderRadius: 'control',
  bg: 'desk',
  color: 'ink.faint',
});
const picture = css({ w: 'full', h: 'full', objectFit: 'cover' });
const lines = css({ display: 'grid', minW: '0', my: { md: '[0.5rem]' }, lineHeight: 'table', textAlign: 'left' });
// Nothing else shows the whole name, so it wraps.
const line = css({ whiteSpace: 'normal', overflowWrap: 'anywhere' });
const second = css({ color: 'ink.soft', fontSize: 'note', lineHeight: 'note', fontWeight: 'regular' });

/** A thing with its picture. A picture that is missing or does not load leaves a sign in its place. */
export function PictureCell({ src, name, note = null }: PictureCellProps) {
  const [lost, setLost] = useState<string | null>(null);
  return (
    <span className={whole}>
      <span className={frame}>
        {src === '' || lost === src ? (
          <Icon name="image-off" />
        ) : (
          <img className={picture} src={src} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setLost(src)} />
        )}
      </span>
      <span className={lines}>
        <span className={line} dir="auto">
          {name}
        </span>{' '}
        {note && <span className={cx(line, second)}>{note}</span>}
      </span>
    </span>
  );
}
