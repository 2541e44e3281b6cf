import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import { initialsOf } from '../text/initials';

interface PersonHeadProps {
  readonly name: string;
  /** The status beside the name. */
  readonly mark: ReactNode;
  /** How to reach them: one entry after the other. */
  readonly children: ReactNode;
}

const whole = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', minW: '0' });
const monogram = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  w: '[3rem]',
  h: '[3rem]',
  borderRadius: 'control',
  bg: 'desk',
  color: 'ink.soft',
  fontSize: 'section',
  fontWeight: 'strong',
  _before: { content: 'attr(data-initials)' },
});
const words = css({ display: 'grid', gap: '1', flex: '1', flexBasis: '[16rem]', minW: '0' });
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', minW: '0' });
const called = css({ fontSize: 'section', lineHeight: 'section', fontWeight: 'strong', minW: '0', overflowWrap: 'anywhere' });
const reach = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  color: 'ink.soft',
  minW: '0',
});

/** The head of a record about a person: a monogram, the name with a status, and how to reach them. */
export const PersonHead = ({ name, mark, children }: PersonHeadProps) => (
  <div className={whole}>
    <span className={monogram} data-initials={initialsOf(name)} aria-hidden="true" />
    <div className={words}>
      <div className={line}>
        <h2 className={called} dir="auto">
          {name}
        </h2>
        {mark}
      </div>
      <div className={reach}>{children}</div>
    </div>
  </div>
);
