import { type ReactNode, useRef } from 'react';
import { css } from '../../../styled-system/css';
import { PageErrors } from '../feedback/PageErrors';
import { MasterDetail } from '../layers/DetailPanel';

interface PageProps {
  readonly title: string;
  /** In the middle of a sentence: `your dashboard`. Without it `this page`. */
  readonly called?: string;
  /** The breadcrumb. */
  readonly above?: ReactNode;
  /** How what the page is about stands, beside the title. */
  readonly status?: ReactNode;
  readonly actions?: ReactNode;
  /** The detail panel next to the page, while it is open. */
  readonly pane?: ReactNode;
  readonly children: ReactNode;
}

const page = css({
  display: 'grid',
  // A column that never looks at its content is laid out once.
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: { base: '5', md: '6' },
  minW: '0',
  // On a phone the top bar has the title of a list, so that its first row stands high. Screen readers still read it, and it gets the focus. Below a
  // way back the title is a name of its own, and stays.
  '@media (width < 48rem)': {
    '&:has([data-list-head]):not(:has([data-page-above] a))': {
      gap: '2',
      '--apart': 'token(spacing.2)',
      mt: '-2',
      '&:has([role=tablist])': { mt: '-4', '--apart': 'token(spacing.1)' },
      '& [data-page-entry]': { display: 'contents' },
      // At the top of the page, which would else scroll down when it gets the focus.
      position: 'relative',
      '& [data-page-title]': { srOnly: true, display: 'block', top: '0', minH: '0' },
      '& [data-page-above]': { display: 'none' },
      '& [data-page-top]': { minH: '0' },
      // What else leads on from the list stands below it.
      '& [data-page-top]:has([data-page-actions] :is(a, button))': { order: '1' },
    },
  },
  // A foot stands at the end of the window. Where a stack of the page has it, that stack takes the room.
  '&:has([data-page-foot], [data-ledger-foot])': { display: 'flex', flexDirection: 'column', flexGrow: '1' },
  // An empty page has its one button below its words.
  '&:has([data-empty=action]) [data-page-actions]': { display: 'none' },
  // Tools in the row of the title have what its actions do.
  '@media (width < 90rem)': { '&:has([data-title-tools]) [data-page-actions]': { display: 'none' } },
  // The strip of the main action leaves room for the end of the page.
  '@media (width < 48rem) and (height >= 26rem)': {
    '&:has([data-page-actions] > [data-button=solid] > :only-child)': { pb: '[4.5rem]' },
  },
});
const entry = css({ display: 'grid', gap: '1', minW: '0' });
// As high with the ways to other rows as without, so that the titles below a way back stand at one place.
const wayBack = css({ display: 'grid', alignItems: 'center', minH: { md: '[var(--control-small)]' }, mb: { md: '1' } });
// As high without an action as with one, so that the titles of all pages stand at one place.
const top = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', minH: '[var(--control)]' });
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  // Where its actions are in a row of their own, the title keeps its place.
  minH: '[var(--control)]',
  minW: '0',
  mr: 'auto',
  flexBasis: { base: '[100%]', md: '[auto]' },
});
const heading = css({
  minW: '0',
  overflowWrap: 'anywhere',
  fontSize: 'title',
  lineHeight: 'title',
  fontWeight: 'strong',
  letterSpacing: '[-0.012em]',
});
const standing = css({ mr: 'auto', flexShrink: '0' });
const tools = css({
  display: 'flex',
  flexWrap: { base: 'wrap', md: 'nowrap' },
  alignItems: { md: 'center' },
  gap: '3',
  flex: { base: '1', md: '[none]' },
  '& > *': { flex: { base: '[1 1 auto]', md: '[none]' } },
  // Why an action is disabled stands in the gap below it, in one line: the title and what follows keep their places for each role.
  md: {
    '& [data-button]:has(> [data-reason])': { position: 'relative' },
    '& [data-reason]': {
      position: 'absolute',
      insetInlineEnd: '0',
      top: '[calc(100% + 0.1875rem)]',
      maxW: '[none]',
      whiteSpace: 'nowrap',
    },
  },
  // On a phone the main action is within a thumb's reach, above the bar.
  '@media (width < 48rem) and (height >= 26rem)': {
    '& > [data-button=solid]:has(> :only-child)': {
      position: 'fixed',
      insetInline: '0',
      bottom: '[var(--page-foot)]',
      zIndex: 'sticky',
      px: '4',
      py: '[0.625rem]',
      bg: 'page',
      borderTop: '[1px solid token(colors.line.soft)]',
    },
    '&:not(:has(> :not([data-button=solid])))': { display: 'contents' },
  },
});

/** The id of the title: each page has one. */
export const PAGE_TITLE = 'page-title';

/** A page with its title. The title gets the focus after a navigation. */
export function Page({ title, called, above, status, actions, pane, children }: PageProps) {
  const entitled = useRef<HTMLHeadingElement>(null);
  const whole = (
    <div className={page}>
      <div className={entry} data-page-entry>
        {above && (
          <div className={wayBack} data-page-above>
            {above}
          </div>
        )}
        <div className={top} data-page-top>
          <div className={head} data-page-title>
            <h1 ref={entitled} id={PAGE_TITLE} className={heading} tabIndex={-1}>
              {title}
            </h1>
            {status && <div className={standing}>{status}</div>}
          </div>
          {actions && (
            <div className={tools} data-page-actions>
              {actions}
            </div>
          )}
        </div>
      </div>
      <PageErrors heading={entitled} page={called}>
        {children}
      </PageErrors>
    </div>
  );
  return pane === undefined ? whole : <MasterDetail pane={pane}>{whole}</MasterDetail>;
}
