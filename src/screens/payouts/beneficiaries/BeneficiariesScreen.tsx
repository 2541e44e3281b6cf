import { useMemo } from 'react';
import type { Said } from '../../../../machines/kit/otp/otp.types';
import { beneficiaryFilters } from '../../../../machines/payouts/beneficiaries/beneficiaries.machine';
import type { Removed } from '../../../../machines/payouts/beneficiaryRemoval/beneficiaryRemoval.machine';
import { useList } from '../../../flow/useList';
import { Page } from '../../../ui/layout/Page';
import type { beneficiariesFlows } from '../../../wiring/payouts/beneficiaries';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { ListSection, type ListWords, StartButton } from '../../kit/ListSection';
import { BeneficiaryCheckDialog } from './BeneficiaryCheckDialog';
import { useBeneficiaryAddress } from './beneficiaryAddress';
import { beneficiaryColumns, NEWEST_FIRST, recipientOf } from './beneficiaryColumns';
import { areYouSure, READ_ONLY_REASON } from './beneficiaryWords';
import { NewBeneficiaryDialog } from './NewBeneficiaryDialog';

interface BeneficiariesScreenProps {
  readonly flows: typeof beneficiariesFlows;
  readonly mayChange: boolean;
}

/** BEN-01 to BEN-03. */
export function BeneficiariesScreen({ flows, mayChange }: BeneficiariesScreenProps) {
  const list = useList(flows.beneficiaries, beneficiaryFilters);
  const { isAdding, resolved, removed, add, resolve, remove, close } = useBeneficiaryAddress();
  const { view, refresh } = list;
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
  const start = (
    <StartButton barred={mayChange ? null : READ_ONLY_REASON} onPress={add}>
      Add new beneficiary
    </StartButton>
  );
  return (
    <Page title="Beneficiaries" actions={start}>
      <ListSection list={list} words={WORDS} columns={columns} usual={NEWEST_FIRST} rowKey={({ id }) => id} start={start} />
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
        <ConfirmDialog<Removed, Said>
          key={leaving.id}
          machine={flows.beneficiaryRemoval}
          subject={{ id: leaving.id, name: leaving.name }}
          title={areYouSure('DELETE', leaving.name)}
          action="Delete"
          // After a failure another user may have deleted it, so the list reloads.
          onDone={() => done(true)}
        >
          <p>
            We’ll remove {recipientOf(leaving)} from your list, and you can’t choose it for payouts. Past payouts aren’t affected.
          </p>
        </ConfirmDialog>
      )}
    </Page>
  );
}

const WORDS: ListWords = {
  caption: 'Beneficiaries',
  widths: { name: 319, type: 198, recipient: 394, date: 161, action: 53 },
  none: 'You currently do not have any beneficiary.',
  teaches: { drawing: 'person', sentence: 'Save a recipient once, and choose it by name for each payout.' },
  testData: 'beneficiaries',
  noMatch: 'No beneficiaries match.',
  showAll: 'Show all beneficiaries',
  lost: 'your beneficiaries',
};
