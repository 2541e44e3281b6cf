import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { byWords, type Sort } from '../../../machines/kit/order';
import type { Wired } from '../../../machines/kit/port';
import type { countriesMachine } from '../../../machines/settings/countries/countries.machine';
import type { newBusinessMachine } from '../../../machines/settings/newBusiness/newBusiness.machine';
import type {
  SubMerchant,
  SubMerchantFilter,
  subMerchantsMachine,
} from '../../../machines/settings/subMerchants/subMerchants.machine';
import { useCollection } from '../../flow/useCollection';
import type { ListColumn } from '../../flow/useOrder';
import { Age } from '../../ui/Age';
import { Button } from '../../ui/Button';
import { Empty } from '../../ui/Empty';
import { Page } from '../../ui/Page';
import { Stack } from '../../ui/Stack';
import { Toolbar } from '../../ui/Toolbar';
import { BusinessStatus } from '../kit/businessStatus';
import { ListTable } from '../kit/ListTable';
import { lookOnly } from '../kit/lookOnly';
import { WordsSearch } from '../kit/WordsSearch';
import { NewBusinessDialog } from './NewBusinessDialog';
import { SubMerchantFilterPanel } from './SubMerchantFilterPanel';
import { everything, isFiltered, subMerchantFilterCodec } from './subMerchantFilter';

export interface SubMerchantsScreenProps {
  readonly flows: {
    readonly subMerchants: Wired<typeof subMerchantsMachine>;
    readonly newBusiness: Wired<typeof newBusinessMachine>;
    readonly countries: Wired<typeof countriesMachine>;
  };
  readonly mayAdd: boolean;
}

/** What in the address opens the form: a reload and a session that ended come back to it. */
const NEW = 'new';

/** As the provider answers: no column has it. */
const OLDEST_FIRST: Sort = { key: 'made', direction: 'ascending' };

const COLUMNS: readonly ListColumn<SubMerchant>[] = [
  { key: 'name', head: 'Name', place: 'lead', order: byWords(({ name }) => name), cell: ({ name }) => name },
  { key: 'email', head: 'Email', place: 'note', order: byWords(({ email }) => email), cell: ({ email }) => email },
  { key: 'country', head: 'Country', from: 'md', order: byWords(({ country }) => country), cell: ({ country }) => country },
  {
    key: 'status',
    head: 'Verification Status',
    place: 'mark',
    order: byWords(({ verificationStatus }) => verificationStatus),
    cell: ({ verificationStatus }) => verificationStatus && <BusinessStatus status={verificationStatus} />,
  },
  { key: 'type', head: 'Business Type', from: 'md', order: byWords(({ type }) => type), cell: ({ type }) => type },
];

/** The page on which the form was asked for from the menu of businesses; a cancel leads back there. */
function useCameFrom(): string | null {
  const { from } = useHistoryState<{ from?: unknown } | null>() ?? {};
  return typeof from === 'string' && from.startsWith('/dashboard') ? from : null;
}

/** SUB-01. */
export function SubMerchantsScreen({ flows, mayAdd }: SubMerchantsScreenProps) {
  const [path, navigate] = useLocation();
  const isAdding = new URLSearchParams(useSearch()).has(NEW);
  const list = useCollection(flows.subMerchants, subMerchantFilterCodec);
  const { send, view } = list;
  const { filter } = view.query;
  const apply = (wanted: SubMerchantFilter) => send({ type: 'filter.applied', filter: wanted });
  const add = () => navigate(`${path}?${NEW}=business`);
  const cameFrom = useCameFrom();
  const done = (isCreated: boolean) => navigate(isCreated ? '/dashboard' : (cameFrom ?? path), { replace: !isCreated });
  return (
    <Page
      title="Sub-merchants"
      actions={
        <Button
          kind="solid"
          icon="plus"
          disabled={!mayAdd}
          reason={mayAdd ? null : lookOnly('businesses', 'add one')}
          onPress={add}
        >
          Add New Merchant
        </Button>
      }
    >
      <Stack>
        <Toolbar>
          <WordsSearch
            key={`search ${JSON.stringify(filter)}`}
            label="Search by e-mail"
            words={filter.email}
            onSearch={(email) => apply({ ...filter, email })}
          />
          <SubMerchantFilterPanel key={JSON.stringify(filter)} filter={filter} onApply={apply} />
          <Age at={view.shownAt} busy={view.busy} onRefresh={() => send({ type: 'refreshed' })} />
        </Toolbar>
        <ListTable<SubMerchant, SubMerchantFilter>
          list={list}
          caption="Sub-merchants"
          columns={COLUMNS}
          usual={OLDEST_FIRST}
          rowKey={({ id }) => id}
          empty={
            isFiltered(filter) ? (
              <Empty title="No sub-merchant matches.">
                <Button onPress={() => apply(everything)}>Show all sub-merchants</Button>
              </Empty>
            ) : (
              <Empty title="You currently do not have any sub-merchants." />
            )
          }
          lost="your sub-merchants"
        />
      </Stack>
      {isAdding && mayAdd && <NewBusinessDialog machine={flows.newBusiness} countries={flows.countries} onDone={done} />}
    </Page>
  );
}
