import type { ReactNode } from 'react';
import {
  type OpenPages,
  pageOfItem,
  type SettlementItem,
} from '../../../machines/settlements/settlementLine/settlementLine.rules';
import { Link } from '../../flow/Link';
import { useResource } from '../../flow/useResource';
import { linkStyle } from '../../ui/buttons/button.style';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { ShortRows } from '../../ui/tables/ShortRows';
import { formatStep } from '../../ui/text/dates';
import { formatSigned, orDash } from '../../ui/text/format';
import type { settlementStatementFlows } from '../../wiring/settlements/settlementStatement';
import { PartError } from '../kit/PartError';

export interface LineItemsProps {
  readonly machine: (typeof settlementStatementFlows)['settlementLine'];
  /** The key of the line. */
  readonly of: string;
  readonly currency: string;
  readonly open: OpenPages;
  /** What leads to all items. Null if no page lists them. */
  readonly all: ReactNode;
}

/** STL-01: the first items that a line sums. Each leads to what it is about. */
export function LineItems({ machine, of, currency, open, all }: LineItemsProps) {
  const part = useResource(machine, of);
  const { value, busy } = part.view;
  return (
    <>
      <PartError part={part} what="the items of this line" />
      {value === null && busy && <Skeleton lines={3} />}
      {value && (
        <ShortRows
          title={null}
          rows={value.rows.map((item) => ({
            key: item.id,
            lead: <Reference item={item} page={pageOfItem(item, open)} />,
            figure: formatSigned(item.amount, currency),
            mark: formatStep(item.at),
          }))}
        >
          {value.total > value.rows.length && (
            <p>
              The first {value.rows.length} of {value.total} items. {all ?? 'The statement’s file has all of them.'}
            </p>
          )}
        </ShortRows>
      )}
    </>
  );
}

function Reference({ item, page }: { readonly item: SettlementItem; readonly page: string | null }) {
  const words = orDash(item.reference || item.description);
  return page === null ? (
    words
  ) : (
    <Link href={page} className={linkStyle}>
      {words}
    </Link>
  );
}
