import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import { SkeletonLine } from '../feedback/Skeleton';

interface FormSectionProps {
  readonly title: string;
  /** The purpose of the section. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

const sheet = css({
  display: 'grid',
  gap: { base: '4', xl: '8' },
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', xl: '[15.5rem minmax(0, 1fr)]' },
  pt: '5',
  minW: '0',
  borderTop: '[1px solid token(colors.line.soft)]',
  // The first section has a stronger rule.
  _first: { borderTop: '[2px solid token(colors.ink)]' },
  // Tabs have their own rule.
  '[role=tabpanel] &': { _first: { borderTop: '[none]', pt: '0' } },
});
const head = css({ display: 'grid', gap: '1', alignContent: 'start', minW: '0' });
const heading = css({ fontSize: 'section', lineHeight: 'section', fontWeight: 'strong' });
const words = css({ color: 'ink.soft', maxW: '[34rem]' });

/** A section of a long form: its title on the left, its fields on the right. */
export const FormSection = ({ title, note, children }: FormSectionProps) => (
  <section className={sheet} aria-label={title}>
    <div className={head}>
      <h2 className={heading}>{title}</h2>
      {note && <p className={words}>{note}</p>}
    </div>
    {children}
  </section>
);

const columns = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  alignContent: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
  maxW: '[56rem]',
  minW: '0',
});
const wide = css({ gridColumn: '[1 / -1]', minW: '0' });

/** Fields side by side, if they fit. */
export const Fields = ({ children }: { readonly children: ReactNode }) => <div className={columns}>{children}</div>;

const blankField = css({ display: 'grid', gap: '2' });
const blankLabel = css({ display: 'grid', alignItems: 'center', w: '[6rem]', h: '[1lh]' });
const blankBox = css({ h: '[var(--control)]', border: '[1px solid token(colors.line.soft)]' });
const blankText = css({ h: '[6.5rem]', border: '[1px solid token(colors.line.soft)]' });

interface FieldOutlineProps {
  /** Whether its text has several lines. */
  readonly isLong?: boolean;
}

/** Takes the place of a field while it loads. What holds it is `breathing`. */
export const FieldOutline = ({ isLong = false }: FieldOutlineProps) => (
  <div className={blankField}>
    <span className={blankLabel}>
      <SkeletonLine />
    </span>
    <div className={isLong ? blankText : blankBox} />
  </div>
);

const line = css({
  display: 'grid',
  gap: { base: '4', xl: '6' },
  alignItems: 'start',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    md: '[repeat(2, minmax(0, 1fr))]',
    xl: '[minmax(0, 1.6fr) minmax(0, 1fr) minmax(max-content, 1.2fr)]',
  },
  // A choice is as wide as the other fields.
  '& fieldset, & legend + div': { display: 'grid', justifyItems: 'stretch' },
  '& legend + div': { gridAutoFlow: 'column', gridAutoColumns: '[1fr]', '& > label': { justifyContent: 'center' } },
  minW: '0',
});

/** The few fields above a table, on one line of a wide page. The first has most of the room. */
export const FieldLine = ({ children }: { readonly children: ReactNode }) => <div className={line}>{children}</div>;

const twoColumns = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', xl: '[repeat(2, minmax(0, 1fr))]' },
  minW: '0',
});

/** Fields of a wide dialog: side by side only where the dialog is wide. */
export const DialogFields = ({ children }: { readonly children: ReactNode }) => <div className={twoColumns}>{children}</div>;

/** A field over the full width. */
export const FullWidth = ({ children }: { readonly children: ReactNode }) => <div className={wide}>{children}</div>;

const buttons = css({
  display: 'flex',
  justifyContent: 'flex-end',
  // Side by side on a phone too, so that they hide little of the form.
  '& > *': { flex: { base: '[1 1 auto]', md: '[none]' } },
  gap: '3',
  py: '3',
  borderTop: '[2px solid token(colors.line.ink)]',
  // It stays in view, however long the form is. On a phone it stands above the bar.
  position: 'sticky',
  bottom: '[var(--page-foot, 0px)]',
  zIndex: 'sticky',
  bg: 'page',
});

/** The buttons at the end of a long form, which stay in view. */
export const FormFooter = ({ children }: { readonly children: ReactNode }) => (
  <div className={buttons} data-form-foot>
    {children}
  </div>
);
