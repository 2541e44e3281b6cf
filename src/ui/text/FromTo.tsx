import type { ReactNode } from 'react';
import { css, cx } from '../../../styled-system/css';
import { Icon } from '../theme/Icon';

interface Place {
  /** Until or from when. */
  readonly when: string;
  readonly name: string;
  readonly lines: readonly ReactNode[];
}

interface FromToProps {
  readonly from: Place;
  readonly to: Place;
}

const both = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[minmax(0, 1fr) auto minmax(0, 1fr)]' },
  gap: { base: '3', sm: '4' },
  '& > svg': { alignSelf: 'center', justifySelf: 'center', rotate: { base: '[90deg]', sm: '[0deg]' } },
});
const place = css({
  display: 'grid',
  alignContent: 'start',
  gap: '[0.125rem]',
  pt: '2',
  fontSize: 'table',
  lineHeight: 'table',
  overflowWrap: 'anywhere',
});
const looks = {
  from: cx(place, css({ color: 'ink.soft', borderTop: '[2px solid token(colors.line.soft)]' })),
  to: cx(place, css({ borderTop: '[2px solid token(colors.line.ink)]', '& dt + dd': { fontWeight: 'strong' } })),
};
const soft = css({ color: 'ink.soft' });

/** Where money or events go, before and after a change, beside each other. */
export const FromTo = ({ from, to }: FromToProps) => (
  <div className={both}>
    <Side {...from} look={looks.from} />
    <Icon name="arrow-right" />
    <Side {...to} look={looks.to} />
  </div>
);

const Side = ({ when, name, lines, look }: Place & { readonly look: string }) => (
  <dl className={look}>
    <dt className={soft}>{when}</dt>
    <dd>{name}</dd>
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a place never change
      <dd key={index}>{line}</dd>
    ))}
  </dl>
);
