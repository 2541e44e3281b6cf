import { useMemo } from 'react';
import type { Said } from '../../../../machines/kit/otp/otp.types';
import type { SwitchedCode } from '../../../../machines/links/qrCodeStatus/qrCodeStatus.machine';
import { type QrFilter, qrFilters, qrViews, USUAL_SIZE } from '../../../../machines/links/qrCodes/qrCodes.machine';
import { useDialogAddress } from '../../../flow/dialogAddress';
import { useFlow } from '../../../flow/useFlow';
import { useList } from '../../../flow/useList';
import { Button } from '../../../ui/buttons/Button';
import { Page } from '../../../ui/layout/Page';
import type { qrCodesFlows } from '../../../wiring/links/qrCodes';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { ListSection, type ListWords } from '../../kit/ListSection';
import { lazyDialog, usePreloaded } from '../../kit/lazyDialog';
import { AS_IT_COMES, qrCodeColumns } from './qrCodeColumns';
import { switching } from './qrCodeWords';

interface QrCodesScreenProps {
  readonly flows: typeof qrCodesFlows;
  readonly mayChange: boolean;
  /** Whether the role may create a link. */
  readonly mayCreate: boolean;
  readonly currency: string;
  readonly currencies: readonly string[];
}

/** `?new=code`, `?viewing=KPL…`, `?switching=KPL…`. */
const OPEN = ['new', 'viewing', 'switching'] as const;

const wizard = lazyDialog(() => import('./QrWizardDialog').then((module) => module.QrWizardDialog));
const viewer = lazyDialog(() => import('./QrViewDialog').then((module) => module.QrViewDialog));
const AHEAD = [wizard.fetch, viewer.fetch];

/** QRC-01, QRC-02. */
export function QrCodesScreen({ flows, mayChange, mayCreate, currency, currencies }: QrCodesScreenProps) {
  const list = useList(flows.qrCodes, qrFilters);
  const { about, open, close } = useDialogAddress(OPEN);
  const { send: download } = useFlow(flows.qrDownload, { input: undefined, select: () => null });
  usePreloaded(AHEAD);
  const { view, filters, refresh } = list;
  const codeAt = (id: string | null) => view.rows.find((row) => row.id === id) ?? null;
  const viewed = codeAt(about('viewing'));
  const switched = mayChange ? codeAt(about('switching')) : null;
  const done = (isChanged: boolean) => {
    close();
    if (isChanged) refresh();
  };
  const columns = useMemo(
    () =>
      qrCodeColumns({
        mayChange,
        onView: ({ id }) => open('viewing', id),
        onDownload: ({ url, name }) =>
          download({ type: 'download.requested', filter: { text: url, name, size: USUAL_SIZE }, format: 'png' }),
        onSwitch: ({ id }) => open('switching', id),
      }),
    [mayChange, open, download],
  );
  const words = switching(switched?.isActive ?? true);
  const start = (
    <Button kind="solid" icon="plus" onPress={() => open('new', 'code')}>
      Create QR code
    </Button>
  );
  return (
    <Page title="QR codes" actions={start}>
      <ListSection
        list={list}
        words={{ ...LIST_WORDS, noMatch: NO_MATCH[filters.value.state] }}
        columns={columns}
        usual={AS_IT_COMES}
        views={qrViews}
        rowKey={({ id }) => id}
        start={start}
      />
      {about('new') !== null && (
        <wizard.Dialog flows={flows} currency={currency} currencies={currencies} mayCreate={mayCreate} onDone={done} />
      )}
      {viewed && viewed.url !== '' && <viewer.Dialog key={viewed.id} machine={flows.qrDownload} code={viewed} onClose={close} />}
      {switched && switched.reference !== '' && (
        <ConfirmDialog<SwitchedCode, Said>
          key={switched.id}
          machine={flows.qrCodeStatus}
          subject={{ reference: switched.reference, isActive: switched.isActive }}
          title={words.title}
          action={words.action}
          kind={switched.isActive ? 'danger' : 'solid'}
          // After a failure it may already be done, so the list reloads.
          onDone={() => done(true)}
        >
          <p>
            <strong>
              <bdi>{switched.name}</bdi>
            </strong>
          </p>
          <p>{words.explained}</p>
        </ConfirmDialog>
      )}
    </Page>
  );
}

const LIST_WORDS: Omit<ListWords, 'noMatch'> = {
  caption: 'QR codes',
  widths: { name: 530, type: 265, status: 248, action: 83 },
  none: 'You currently do not have any QR codes.',
  teaches: { drawing: 'code', sentence: 'Print or show a QR code, and your customers scan it to pay you.' },
  showAll: 'Show all QR codes',
  lost: 'your QR codes',
};

const NO_MATCH: Readonly<Record<QrFilter['state'], string>> = {
  '': '',
  Active: 'No active QR codes.',
  InActive: 'No deactivated QR codes.',
};
