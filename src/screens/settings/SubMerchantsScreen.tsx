import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { byText, type Sort } from '../../../machines/kit/list/sorting';
import {
  type SubMerchant,
  subMerchantFilters,
  subMerchantViews,
} from '../../../machines/settings/subMerchants/subMerchants.machine';
import { useDialogAddress } from '../../flow/dialogAddress';
import { useList } from '../../flow/useList';
import type { SortableColumn } from '../../flow/useSort';
import { Page } from '../../ui/layout/Page';
import type { subMerchantsFlows } from '../../wiring/settings/subMerchants';
import { BusinessStatus } from '../kit/businessStatus';
import { textColumn } from '../kit/columns';
import { ListSection, type ListWords, StartButton } from '../kit/ListSection';
import { lazyDialog, usePreloaded } from '../kit/lazyDialog';
import { readOnlyReason } from '../kit/readOnlyReason';

const newBusiness = lazyDialog(async () => (await import('./NewBusinessDialog')).NewBusinessDialog);
const AHEAD = [newBusiness.fetch];

export interface SubMerchantsScreenProps {
  readonly flows: typeof subMerchantsFlows;
  readonly mayAdd: boolean;
}

/** The URL parameter that opens the form, so that it survives a reload and an expired session. */
const OPEN = ['new'] as const;

/** The provider's order. No column has it. */
const OLDEST_FIRST: Sort = { key: 'made', direction: 'ascending' };

const COLUMNS: readonly SortableColumn<SubMerchant>[] = [
  textColumn('name', 'Name', ({ name }) => name, { place: 'lead' }),
  textColumn('email', 'Email', ({ email }) => email, { place: 'note' }),
  textColumn('country', 'Country', ({ country }) => country, { from: 'md' }),
  {
    key: 'status',
    head: 'Verification Status',
    place: 'mark',
    order: byText(({ verificationStatus }) => verificationStatus),
    cell: ({ verificationStatus }) => verificationStatus && <BusinessStatus status={verificationStatus} />,
  },
  textColumn('type', 'Business Type', ({ type }) => type, { from: 'md' }),
];

const WORDS: ListWords = {
  caption: 'Sub-merchants',
  none: 'You currently do not have any sub-merchants.',
  teaches: { drawing: 'person', sentence: 'A sub-merchant is a business under yours, with its own wallets and payouts.' },
  noMatch: 'No sub-merchants match.',
  showAll: 'Show all sub-merchants',
  lost: 'your sub-merchants',
};

/** Returns the page where the business menu opened the form. Cancel returns there. */
function useCameFrom(): string | null {
  const { from } = useHistoryState<{ from?: unknown } | null>() ?? {};
  return typeof from === 'string' && from.startsWith('/dashboard') ? from : null;
}

/** SUB-01. */
export function SubMerchantsScreen({ flows, mayAdd }: SubMerchantsScreenProps) {
  const [, navigate] = useLocation();
  const { about, open, close } = useDialogAddress(OPEN);
  const list = useList(flows.subMerchants, subMerchantFilters);
  usePreloaded(AHEAD);
  const cameFrom = useCameFrom();
  const done = (isCreated: boolean) => {
    if (isCreated) navigate('/dashboard');
    else if (cameFrom === null) close();
    else navigate(cameFrom, { replace: true, state: null });
  };
  const start = (
    <StartButton barred={mayAdd ? null : readOnlyReason('businesses', 'add one')} onPress={() => open('new', 'business')}>
      Add New Merchant
    </StartButton>
  );
  return (
    <Page title="Sub-merchants" actions={start}>
      <ListSection
        list={list}
        views={subMerchantViews}
        words={WORDS}
        columns={COLUMNS}
        usual={OLDEST_FIRST}
        rowKey={({ id }) => id}
        start={start}
      />
      {about('new') !== null && mayAdd && (
        <newBusiness.Dialog machine={flows.newBusiness} countries={flows.countries} onDone={done} />
      )}
    </Page>
  );
}
