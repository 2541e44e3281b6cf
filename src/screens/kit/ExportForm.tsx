import { isolated } from '../../../contract/shownText';
import { sentences } from '../../../machines/kit/flow/fault';
import type { ReportRequestView } from '../../../machines/kit/report/reportRequest.select';
import type { ReportColumn, ReportFormat, ReportRequestEvent } from '../../../machines/kit/report/reportRequest.types';
import { css } from '../../../styled-system/css';
import { useFlowContext } from '../../flow/FlowProvider';
import type { ActorView } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';
import { CheckGrid } from '../../ui/controls/CheckGrid';
import { ChoiceField } from '../../ui/controls/ChoiceField';
import { ScopeNote } from '../../ui/layout/ScopeNote';
import { Stack } from '../../ui/layout/Stack';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { Icon } from '../../ui/theme/Icon';
import { countOf } from './exportWords';
import { Refused } from './Refused';
import { TestMode } from './TestMode';

/** What is exported. */
export interface ExportScope {
  /** The list's rows: `transaction`, `transactions`. */
  readonly things: readonly [one: string, many: string];
  /** The rows that match. Null while they are not known. */
  readonly total: number | null;
  /** The filter in words. Empty if it narrows nothing. */
  readonly words: string;
  readonly columns: readonly ReportColumn[];
}

export interface ExportFlow extends ActorView<ReportRequestEvent> {
  readonly view: ReportRequestView;
}

const FORMATS: readonly { readonly value: ReportFormat; readonly label: string }[] = [
  { value: 'csv', label: 'CSV' },
  { value: 'xlsx', label: 'XLSX' },
];

const pair = css({ display: 'grid', gap: '4', gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[1fr 1fr]' } });
const fixed = css({ display: 'grid', gap: '[0.375rem]', alignContent: 'start' });
const value = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  minH: '[var(--control)]',
  px: '3',
  bg: 'desk',
  borderRadius: 'control',
});
const name = css({ fontWeight: 'medium' });
const hint = css({ color: 'ink.soft', fontSize: 'note', lineHeight: 'note' });

function Scope({ things, total, words }: ExportScope) {
  const title = total === null ? `All matching ${things[1]}` : countOf(total, things);
  const { environment, business } = useFlowContext();
  const kind = environment === 'Test' ? 'test' : 'live';
  const whole = words || `All ${kind} ${things[1]} of ${business ? isolated(business) : 'this business'}.`;
  return (
    <ScopeNote icon="list-filter" title={title}>
      {sentences(whole, total === 0 ? 'The file will have only the column names.' : null)}
    </ScopeNote>
  );
}

/** TRX-03: what the file will contain. Nothing has been sent. */
export function ExportForm({ view, send, scope }: ExportFlow & { readonly scope: ExportScope }) {
  const { choice, problem } = view;
  const { columns } = scope;
  const isAll = choice.columns.length === columns.length;
  return (
    <Stack>
      <TestMode />
      <Refused problem={problem}>No file was requested.</Refused>
      <Scope {...scope} />
      <CheckGrid
        label="Columns"
        options={columns.map(({ key, head }) => ({ key, label: head }))}
        chosen={choice.columns}
        onToggle={(key) => send({ type: 'column.toggled', key })}
        all={{ label: isAll ? 'Usual' : 'All', onPress: () => send({ type: 'columns.all' }) }}
      />
      <div className={pair}>
        <ChoiceField
          label="Format"
          value={choice.format}
          options={FORMATS}
          onChoose={(format) => send({ type: 'format.chosen', format })}
        />
        <div className={fixed}>
          <span className={name}>Time zone</span>
          <span className={value}>
            <span>Africa/Lagos (WAT)</span>
            <Icon name="lock" />
          </span>
          <span className={hint}>All dates in the file use it.</span>
        </div>
      </div>
      <DescriptionList rows={[{ label: 'Available for', value: '7 days, to your team members with report access' }]} />
    </Stack>
  );
}

const aside = css({
  mr: 'auto',
  flex: { base: '[1 0 100%]', md: '[1 1 10rem]' },
  maxW: { md: '[16rem]' },
  color: 'ink.soft',
  fontSize: 'note',
  lineHeight: 'note',
});

export function ExportFormButtons({ view, can, send, scope: { total } }: ExportFlow & { readonly scope: ExportScope }) {
  const mayExport = can('export.requested');
  const rows = total === null ? 'all rows' : countOf(total, ['row', 'rows']);
  return (
    <>
      <p className={aside}>You can leave this page. The export continues in Report Centre.</p>
      <Button onPress={() => send({ type: 'dismissed' })}>Cancel</Button>
      <Button
        kind="solid"
        icon="download"
        disabled={!mayExport}
        reason={view.choice.columns.length === 0 ? 'Choose at least one column.' : null}
        onPress={() => send({ type: 'export.requested' })}
      >
        {`Export ${rows}`}
      </Button>
    </>
  );
}
