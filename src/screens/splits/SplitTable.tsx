import { useEffect, useId, useState } from 'react';
import { isolated } from '../../../contract/shownText';
import { isWallet, unitOf } from '../../../machines/splits/splitAccount/splitAccount.rules';
import type { Split, SplitAccount } from '../../../machines/splits/splitAccount/splitAccount.types';
import { destinationOf, isAfterFirst } from '../../../machines/splits/splitSettlement/splitSettlement.rules';
import type { SplitSettlementView } from '../../../machines/splits/splitSettlement/splitSettlement.select';
import { wholeOf } from '../../../machines/splits/splitSettlement/splitSettlement.shares';
import { css } from '../../../styled-system/css';
import { Menu } from '../../ui/buttons/Menu';
import { PartSign } from '../../ui/chart/PartsBar';
import { CellAmount } from '../../ui/controls/CellAmount';
import { CellWithNote } from '../../ui/tables/cells';
import { RowError, TotalRow } from '../../ui/tables/RowNotes';
import { type Column, Table } from '../../ui/tables/Table';
import { Icon } from '../../ui/theme/Icon';
import type { SplitFlow } from './SplitDialogs';

/** The account that the split is made from. It keeps what the others leave. */
export interface Initiating {
  readonly merchantId: string;
  readonly name: string;
}

interface SplitTableProps {
  readonly flow: Pick<SplitFlow, 'send'> & { readonly view: Pick<SplitSettlementView, 'split' | 'shareErrors'> };
  readonly initiating: Initiating;
  /** It is being sent, so nothing is typed. */
  readonly waiting: boolean;
}

interface Own {
  readonly id: typeof OWN;
  readonly merchantId: string;
  readonly merchantName: string;
}

type Row = SplitAccount | Own;

/** No account that was added has such an id. */
const OWN = 'initiating';

const isOwn = (row: Row): row is Own => 'merchantName' in row;

// Rows without a field are as high as those with one.
const signed = css({
  display: 'flex',
  alignItems: { base: 'baseline', md: 'center' },
  minW: '0',
  minH: { md: '[3.25rem]' },
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
const kept = css({ fontSize: 'body', fontWeight: 'strong', '&[data-wrong]': { color: 'danger' } });
// In an entry of a phone the name stands below the destination, which has its sign before it.
const belowSign = css({ mdDown: { display: 'block', pl: '[1.375rem]' } });
const found = css({ display: 'inline-flex', alignItems: 'center', gap: '2', '& svg': { flex: 'none', color: 'tone.green.ink' } });
const unfound = css({ display: 'inline-flex', alignItems: 'center', gap: '2', color: 'tone.orange.ink' });
const fixed = css({ display: { base: 'none', md: 'flex' }, justifyContent: 'flex-end', color: 'ink.faint' });

interface OfSplit {
  readonly split: Split;
}

/** Only percentages are parts of a bar. */
const hasSigns = ({ rateType }: Split) => rateType === 'percentage';

/** SPL-02: where a share goes, with the sign of its part of the bar. */
function Destination({ split, row }: OfSplit & { readonly row: Row }) {
  const sign = hasSigns(split) && <PartSign at={isOwn(row) ? null : split.accounts.indexOf(row)} />;
  return (
    <div className={signed}>
      {sign}
      {isOwn(row) ? (
        <CellWithNote note="Initiating account">
          <span>{`Merchant ID - ${row.merchantId}`}</span>
        </CellWithNote>
      ) : (
        <CellWithNote note={isWallet(row) ? 'wallet' : 'bank'}>
          <span>{destinationOf(row)}</span>
        </CellWithNote>
      )}
    </div>
  );
}

/** SPL-05: an account that was not looked up keeps the split from being submitted. */
const Name = ({ name }: { readonly name: string }) =>
  name === '' ? (
    <span className={unfound}>
      <Icon name="triangle-alert" />
      Not resolved
    </span>
  ) : (
    <span className={found}>
      <bdi>{name}</bdi>
      <Icon name="circle-check" />
    </span>
  );

/** SPL-06: what the others leave. It follows each key. */
function Rest({ split }: OfSplit) {
  const whole = wholeOf(split);
  const isGone = whole?.rest === '0';
  return (
    <CellWithNote note={isGone ? 'no slot left' : 'the rest, by default'}>
      <span className={kept} data-wrong={isGone || undefined}>
        {whole ? `${whole.rest}%` : 'what is left'}
      </span>
    </CellWithNote>
  );
}

/** In milliseconds, so that what is left is read out once for a figure and not for each of its digits. */
const PAUSE = 300;

const unseen = css({ srOnly: true });

/** The same for screen readers, after the last key. */
function SpokenRest({ split }: OfSplit) {
  const whole = wholeOf(split);
  const text = whole ? `Initiating account: ${whole.rest}%` : '';
  const [spoken, setSpoken] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setSpoken(text), PAUSE);
    return () => clearTimeout(pause);
  }, [text]);
  return (
    <span className={unseen} role="status">
      {spoken}
    </span>
  );
}

/** SPL-02, SPL-06: the accounts with their shares, which are typed here. The initiating one comes first, and nothing of it is typed. */
export function SplitTable({ flow: { view, send }, initiating, waiting }: SplitTableProps) {
  const { split, shareErrors } = view;
  const id = useId();
  const last = split.accounts.at(-1);
  const columns: readonly Column<Row>[] = [
    {
      key: 'destination',
      head: 'Settlement Destination',
      place: 'lead',
      isTall: true,
      cell: (row) => <Destination split={split} row={row} />,
    },
    {
      key: 'name',
      head: 'Account Name',
      place: 'note',
      cell: (row) => (
        <span className={hasSigns(split) ? belowSign : undefined}>
          {isOwn(row) ? <bdi>{row.merchantName}</bdi> : <Name name={row.accountName} />}
        </span>
      ),
    },
    {
      key: 'share',
      head: 'Settlement Share',
      align: 'right',
      place: 'figure',
      cell: (row) =>
        isOwn(row) ? (
          <Rest split={split} />
        ) : (
          <CellAmount
            label={`Share of ${isolated(row.accountName || destinationOf(row))}`}
            unit={unitOf(split)}
            value={row.amount}
            waiting={waiting}
            wrong={row.id in shareErrors}
            describedBy={row.id in shareErrors ? `${id}-${row.id}` : undefined}
            onText={(amount) => send({ type: 'share.changed', id: row.id, amount })}
          />
        ),
    },
    {
      key: 'action',
      head: 'Action',
      align: 'right',
      place: 'menu',
      cell: (row) =>
        isOwn(row) ? (
          <span className={fixed}>
            <Icon name="lock" />
          </span>
        ) : (
          <Menu
            small
            label={`Actions for ${isolated(row.accountName)}`}
            items={[
              { key: 'edit', label: 'Edit Settlement', onChoose: () => send({ type: 'account.edited', id: row.id }) },
              {
                key: 'delete',
                label: 'Delete Settlement',
                disabled: !isAfterFirst(split, row.id),
                reason: 'The first account can’t be deleted. Edit it instead.',
                onChoose: () => send({ type: 'account.removed', id: row.id }),
              },
            ]}
          />
        ),
    },
  ];
  const under = (row: Row) => {
    const error = shareErrors[row.id];
    if (error === undefined && row !== last) return null;
    return (
      <>
        {error !== undefined && (
          <RowError id={`${id}-${row.id}`} columns={columns.length}>
            {error}
          </RowError>
        )}
        {row === last && <Total split={split} />}
      </>
    );
  };
  return (
    <>
      <Table<Row>
        caption="Settlement accounts"
        columns={columns}
        rows={[{ id: OWN, merchantId: initiating.merchantId, merchantName: initiating.name }, ...split.accounts]}
        rowKey={(row) => row.id}
        tone={(row) => (isOwn(row) ? 'apart' : undefined)}
        under={under}
        empty={null}
      />
      <SpokenRest split={split} />
      {last ? <Remaining split={split} /> : <p>No settlement accounts added yet</p>}
    </>
  );
}

/** Amounts have no whole that they could come to. */
function Total({ split }: OfSplit) {
  const whole = wholeOf(split);
  if (whole === null) return null;
  return (
    <TotalRow
      label={`${split.accounts.length + 1} accounts`}
      figure={`${whole.sum}%`}
      wrong={whole.sum !== '100'}
      around={[2, 1]}
    />
  );
}

const note = css({
  color: 'ink.soft',
  fontSize: 'table',
  lineHeight: 'table',
  '& strong': { color: 'ink', fontWeight: 'medium' },
});

/** SPL-06, in the documents’ words. */
function Remaining({ split }: OfSplit) {
  const whole = wholeOf(split);
  if (whole === null || whole.rest === '0') return null;
  return (
    <p className={note}>
      <strong>{`Remaining Percentage: ${whole.rest}%.`}</strong> It goes to the initiating account by default.
    </p>
  );
}
