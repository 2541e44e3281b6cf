import { useMemo } from 'react';
import type { Said } from '../../../../machines/kit/otp.types';
import type { Beneficiary, BeneficiaryFilter } from '../../../../machines/payouts/beneficiaries/beneficiaries.machine';
import type { Removed } from '../../../../machines/payouts/beneficiaryRemoval/beneficiaryRemoval.machine';
import { useCollection } from '../../../flow/useCollection';
import { Age } from '../../../ui/Age';
import { Button } from '../../../ui/Button';
import { Empty } from '../../../ui/Empty';
import { Page } from '../../../ui/Page';
import { Stack } from '../../../ui/Stack';
import { Toolbar } from '../../../ui/Toolbar';
import type { beneficiariesFlows } from '../../../wiring/payouts/beneficiaries';
import { DeedDialog } from '../../kit/DeedDialog';
import { ListTable } from '../../kit/ListTable';
import { BeneficiaryCheckDialog } from './BeneficiaryCheckDialog';
import { BeneficiaryFilterPanel } from './BeneficiaryFilterPanel';
import { useBeneficiaryAddress } from './beneficiaryAddress';
import { beneficiaryColumns, NEWEST_FIRST, recipientOf } from './beneficiaryColumns';
import { beneficiaryFilterCodec, everybody, isFiltered } from './beneficiaryFilter';
import { areYouSure, LOOK_ONLY } from './beneficiaryWords';
import { NewBeneficiaryDialog } from './NewBeneficiaryDialog';

interface BeneficiariesScreenProps {
  readonly flows: typeof beneficiariesFlows;
  readonly mayChange: boolean;
}

/** BEN-01 to BEN-03. */
export function BeneficiariesScreen({ flows, mayChange }: BeneficiariesScreenProps) {
  const list = useCollection(flows.beneficiaries, beneficiaryFilterCodec);
  const { isAdding, resolved, removed, add, resolve, remove, close } = useBeneficiaryAddress();
  const { send, view } = list;
  const { filter } = view.query;
  const apply = (wanted: BeneficiaryFilter) => send({ type: 'filter.applied', filter: wanted });
  const refresh = () => send({ type: 'refreshed' });
  const personWith = (id: string | null) => (mayChange && view.rows.find((row) => row.id === id)) || null;
  const asked = personWith(resolved);
  const leaving = personWith(removed);
  const done = (isChanged: boolean) => {
    close();
    if (isChanged) refresh();
  };
  const columns = useMemo(
    () => beneficiaryColumns({ mayChange, onResolve: resolve, onRemove: remove }),
    [mayChange, resolve, remove],
  );
  return (
    <Page
      title="Beneficiaries"
      actions={
        <Button kind="solid" icon="plus" disabled={!mayChange} reason={mayChange ? null : LOOK_ONLY} onPress={add}>
          Add new beneficiary
        </Button>
      }
    >
      <Stack>
        <Toolbar>
          <BeneficiaryFilterPanel key={JSON.stringify(filter)} filter={filter} onApply={apply} />
          <Age at={view.shownAt} busy={view.busy} onRefresh={refresh} />
        </Toolbar>
        <ListTable<Beneficiary, BeneficiaryFilter>
          list={list}
          caption="Beneficiaries"
          columns={columns}
          usual={NEWEST_FIRST}
          rowKey={({ id }) => id}
          empty={<Nobody filtered={isFiltered(filter)} onReset={() => apply(everybody)} />}
          lost="your beneficiaries"
        />
      </Stack>
      {isAdding && mayChange && <NewBeneficiaryDialog machine={flows.beneficiary} onDone={done} />}
      {asked && (
        <BeneficiaryCheckDialog
          key={asked.id}
          machine={flows.beneficiaryCheck}
          person={asked}
          onDelete={remove}
          onClose={close}
        />
      )}
      {leaving && (
        <DeedDialog<Removed, Said>
          key={leaving.id}
          machine={flows.beneficiaryRemoval}
          subject={{ id: leaving.id, name: leaving.name }}
          title={areYouSure('DELETE', leaving.name)}
          action="Delete"
          // A failure may be that somebody else deleted them: what is shown then is what is there.
          onDone={() => done(true)}
        >
          <p>{recipientOf(leaving)} is taken out of the list, and transfers no longer offer it. Payouts of before stay.</p>
        </DeedDialog>
      )}
    </Page>
  );
}

/** 'None yet' is another thing than 'none match'. */
const Nobody = ({ filtered, onReset }: { readonly filtered: boolean; readonly onReset: () => void }) =>
  filtered ? (
    <Empty title="No beneficiary matches.">
      <Button onPress={onReset}>Show all beneficiaries</Button>
    </Empty>
  ) : (
    <Empty title="You currently do not have any beneficiary." />
  );
