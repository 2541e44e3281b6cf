/** The page of one row of a list: the way back, the ways to the rows around it, and its parts once they are loaded. */
import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import { useDetailsPage } from '../../flow/detailsPages';
import { Link } from '../../flow/Link';
import { linkStyle } from '../../ui/buttons/button.style';
import { NeighboursShown } from '../../ui/buttons/neighbours';
import type { Unloaded } from '../../ui/feedback/PageErrors';
import { NeighbourSteps } from '../../ui/layers/DetailPanel';
import { useEscapeOfPage } from '../../ui/layers/useEscape';
import { Breadcrumb } from '../../ui/layout/Breadcrumb';
import { Page } from '../../ui/layout/Page';
import { RecordSkeleton } from '../../ui/tables/RecordSkeleton';
import { PartError, type ShownPart } from './PartError';

interface DetailsPageProps<Value> {
  readonly title: string;
  /** The list that the row belongs to. */
  readonly list: { readonly label: string; readonly path: string };
  readonly part: ShownPart<Value>;
  /** What is not loaded, if it is not. */
  readonly what: Unloaded;
  /** The row alone, if more is loaded with it. */
  readonly record?: string;
  /** What the row is called, as far as it is known. */
  readonly name: string;
  /** Shown once the row is loaded. Until then they have their room. */
  readonly actions?: ReactNode;
  /** Dialogs of the page. */
  readonly dialogs?: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
});

const room = css({ h: '[var(--control)]' });

export function DetailsPage<Value>(props: DetailsPageProps<Value>) {
  const { title, list, part, what, record, name, actions, dialogs, children } = props;
  const { value, fault } = part.view;
  const around = useDetailsPage(list.path);
  useEscapeOfPage(around.leave);
  const toList = (
    <Link href={around.list} className={linkStyle}>
      {list.label}
    </Link>
  );
  const above = (
    <div className={line}>
      <Breadcrumb>{[toList, name]}</Breadcrumb>
      <div data-steps data-screen>
        <NeighboursShown value={around.neighbours}>
          <NeighbourSteps />
        </NeighboursShown>
      </div>
    </div>
  );
  // Their room is there before they are, so that nothing moves when they come.
  const awaited = actions && fault === null && <span className={room} aria-hidden="true" />;
  return (
    <Page title={title} above={above} actions={value === null ? awaited : actions}>
      <PartError part={part} what={what} {...(record !== undefined && { record })} />
      {value === null ? fault === null && <RecordSkeleton /> : children(value)}
      {dialogs}
    </Page>
  );
}
