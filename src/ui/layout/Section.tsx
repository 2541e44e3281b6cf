import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';

interface SectionProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const section = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2', minW: '0' });
const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  '& fieldset': { flex: { base: '[1 0 auto]', md: '[none]' } },
});
const heading = css({
  fontSize: 'section',
  lineHeight: 'section',
  fontWeight: 'strong',
  mr: 'auto',
  // On a phone controls have a line of their own. A link stays beside the title, and so does a choice within a text.
  flexBasis: { base: '[100%]', md: '[auto]' },
  '&:has(+ a:last-child), &:has(+ [data-inline])': { flexBasis: '[auto]' },
});

/** A section of a page with its own title. */
export const Section = ({ title, actions, children }: SectionProps) => (
  <section className={section} aria-label={title}>
    <div className={top}>
      <h2 className={heading}>{title}</h2>
      {actions}
    </div>
    {children}
  </section>
);

const titled = css({ display: 'grid', gap: '1', alignContent: 'start', minW: '0' });
const small = css({ fontWeight: 'strong' });

/** A few details under a small heading. */
export const Titled = ({ title, children }: Omit<SectionProps, 'actions'>) => (
  <div className={titled}>
    <h3 className={small}>{title}</h3>
    {children}
  </div>
);

// How much room there is depends on what stands beside, so the box tells and not the window.
const container = css({ containerType: 'inline-size', minW: '0' });
const columns = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  '@container (width >= 54rem)': { gap: '8', gridTemplateColumns: '[minmax(0, 1fr) 15.5rem]' },
});
const main = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3', alignContent: 'start', minW: '0' });
const aside = css({
  display: 'grid',
  gap: '6',
  alignContent: 'start',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  '@container (26rem <= width < 54rem)': { gridTemplateColumns: '[1fr 1fr]' },
});

interface SideBySideProps {
  /** Next to the content if it fits, else below. */
  readonly side: ReactNode;
  readonly children: ReactNode;
}

export const SideBySide = ({ side, children }: SideBySideProps) => (
  <div className={container}>
    <div className={columns}>
      <div className={main}>{children}</div>
      <div className={aside}>{side}</div>
    </div>
  </div>
);

const pair = css({
  display: 'grid',
  gap: '6',
  alignItems: 'start',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  '@container (width >= 67rem)': {
    gap: '8',
    gridTemplateColumns: '[minmax(0, 1.85fr) minmax(0, 1fr)]',
    // The shorter one is as tall as the other.
    alignItems: 'stretch',
    '& > section': { alignContent: 'start' },
    '& > section:has(> :last-child > table)': { display: 'flex', flexDirection: 'column' },
    '& > section > :last-child:has(> table)': { flexGrow: '1' },
    // Titles with and without buttons stand on one line.
    '& > section > :first-child': { minH: '[var(--control)]' },
  },
});

/** Two sections beside each other if both fit, else one below the other. */
export const SectionPair = ({ children }: { readonly children: ReactNode }) => (
  <div className={container}>
    <div className={pair}>{children}</div>
  </div>
);

const set = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', xl: '[15rem minmax(0, 1fr)]' },
  gap: { base: '3', xl: '10' },
  alignItems: 'start',
  minW: '0',
});
const setHead = css({ display: 'grid', gap: '1' });
const setTitle = css({ fontSize: 'section', lineHeight: 'section', fontWeight: 'strong' });
const setHint = css({ color: 'ink.soft', textWrap: 'balance' });
const setAction = css({ mt: '2' });
const setBody = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4', minW: '0' });

interface SettingSectionProps extends Omit<SectionProps, 'actions'> {
  /** What the settings are about, or for whom they hold. */
  readonly hint: ReactNode;
  /** The button that changes all of them. */
  readonly action?: ReactNode;
}

/** Settings with their title beside them, or above them on a narrow page. */
export const SettingSection = ({ title, hint, action, children }: SettingSectionProps) => (
  <section className={set} aria-label={title}>
    <div className={setHead}>
      <h2 className={setTitle}>{title}</h2>
      <p className={setHint}>{hint}</p>
      {action && <div className={setAction}>{action}</div>}
    </div>
    <div className={setBody}>{children}</div>
  </section>
);
