import type { ReactNode } from 'react';
import { css } from '../../../../styled-system/css';

interface HowItLooksProps {
  /** As it is typed. */
  readonly name: string;
  /** The saved logo, or null. */
  readonly logo: string | null;
}

const title = css({ fontWeight: 'medium', mb: '2' });
const row = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(3, minmax(0, 1fr))]' },
});
const ground = css({ display: 'grid', p: '4', minH: '[7.5rem]', bg: 'desk' });
const sheet = css({
  display: 'grid',
  alignContent: 'start',
  gap: '2',
  p: '3',
  minW: '0',
  bg: 'sheet',
  border: '[1px solid token(colors.line.soft)]',
  overflowWrap: 'anywhere',
});
const head = css({ display: 'flex', alignItems: 'center', gap: '2', fontWeight: 'strong', minW: '0' });
const picture = css({ w: '[1.5rem]', h: '[1.5rem]', objectFit: 'contain', flex: 'none' });
const soft = css({ color: 'ink.soft', fontSize: 'note', lineHeight: 'note' });
const bar = css({ h: '[0.375rem]', bg: 'line.soft' });
const button = css({ h: '[0.75rem]', bg: 'action' });
const caption = css({ mt: '1', color: 'ink.soft', fontSize: 'note', lineHeight: 'note' });

/** BUS-01: where customers see the logo and the name, while they are typed. The pictures are for the eye: their captions are read out. */
export function HowItLooks({ name, logo }: HowItLooksProps) {
  const mark = (
    <span className={head}>
      {logo !== null && <img className={picture} src={logo} alt="" />}
      <bdi>{name}</bdi>
    </span>
  );
  return (
    <div>
      <p className={title}>How it looks</p>
      <div className={row}>
        <Picture caption="Payment link">
          {mark}
          <span className={soft}>Pays you by card or transfer</span>
          <span className={button} />
        </Picture>
        <Picture caption="Invoice">
          {mark}
          <span className={bar} />
          <span className={bar} />
        </Picture>
        <Picture caption="QR code">
          {mark}
          <span className={soft}>Scan to pay</span>
        </Picture>
      </div>
    </div>
  );
}

const Picture = ({ caption: words, children }: { readonly caption: string; readonly children: ReactNode }) => (
  <figure>
    <div className={ground} aria-hidden="true">
      <div className={sheet}>{children}</div>
    </div>
    <figcaption className={caption}>{words}</figcaption>
  </figure>
);
