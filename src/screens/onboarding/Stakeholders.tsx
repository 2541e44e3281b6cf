import { sentence } from '../../../machines/kit/flow/fault';
import { nameOf } from '../../../machines/onboarding/stakeholder/stakeholder.machine';
import type { Owner } from '../../../machines/onboarding/stakeholders/stakeholders.machine';
import type { useResource } from '../../flow/useResource';
import { Button } from '../../ui/buttons/Button';
import { FormSection } from '../../ui/controls/Fields';
import { Alert } from '../../ui/feedback/Alert';
import { Empty } from '../../ui/feedback/Empty';
import { Stack } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { type Column, Table } from '../../ui/tables/Table';
import { formatDay } from '../../ui/text/dates';
import type { onboardingDetailsFlows } from '../../wiring/onboarding/onboardingDetails';
import { StakeholderDialog } from './StakeholderDialog';
import { StakeholderRemovalDialog } from './StakeholderRemovalDialog';
import { type StakeholderAddress, useStakeholderAddress } from './stakeholderAddress';

interface StakeholdersProps {
  readonly flows: Pick<typeof onboardingDetailsFlows, 'stakeholder' | 'stakeholderRemoval'>;
  readonly people: ReturnType<typeof useResource<readonly Owner[], string>>;
  /** The id of the form that requires at least one. Null if they are read-only. */
  readonly form: string | null;
  readonly problem: string | null;
}

/** ONB-10. */
export function Stakeholders({ flows, people, form, problem }: StakeholdersProps) {
  const address = useStakeholderAddress();
  const { value, fault, busy } = people.view;
  const personOf = (id: string | null) => value?.find((person) => person.id === id) ?? null;
  const isOpen = form !== null;
  const edited = isOpen ? personOf(address.edited) : null;
  const removed = isOpen ? personOf(address.removed) : null;
  const refresh = () => people.send({ type: 'refresh' });
  const close = (changed: boolean) => {
    address.close();
    if (changed) refresh();
  };
  return (
    <FormSection title="Shareholders and trustees" note="Add everyone who owns part of the company. At least one is required.">
      <div tabIndex={-1} {...(isOpen && problem !== null && { 'data-fault': form })}>
        <Stack>
          {problem !== null && <Alert tone="bad">{problem}</Alert>}
          {fault && (
            <Alert tone="bad" action={<Button onPress={refresh}>Try again</Button>}>
              {sentence(fault, 'We couldn’t load your stakeholders.')}
            </Alert>
          )}
          <Table
            caption="Stakeholders"
            columns={isOpen ? [...COLUMNS, actionsOf(address)] : COLUMNS}
            rows={value ?? []}
            rowKey={({ id }) => id}
            busy={busy}
            empty={fault ? null : <Empty title="No stakeholders added yet." />}
          />
          {isOpen && (
            <div>
              <Button icon="plus" onPress={address.add}>
                Add stakeholder
              </Button>
            </div>
          )}
        </Stack>
      </div>
      {removed && (
        <StakeholderRemovalDialog key={removed.id} machine={flows.stakeholderRemoval} person={removed} onDone={close} />
      )}
      {((isOpen && address.isAdding) || edited) && (
        <StakeholderDialog key={edited?.id} machine={flows.stakeholder} person={edited} onDone={close} />
      )}
    </FormSection>
  );
}

const COLUMNS: readonly Column<Owner>[] = [
  { key: 'name', head: 'Name', cell: nameOf, place: 'lead' },
  { key: 'phone', head: 'Phone', cell: ({ mobileNumber }) => `+234 ${mobileNumber}`, place: 'note' },
  { key: 'gender', head: 'Gender', cell: ({ gender }) => gender, from: 'lg' },
  { key: 'born', head: 'Date of birth', cell: ({ dateOfBirth }) => formatDay(dateOfBirth), from: 'md' },
];

const actionsOf = ({ edit, remove }: StakeholderAddress): Column<Owner> => ({
  key: 'actions',
  head: 'Actions',
  headHidden: true,
  align: 'right',
  place: 'mark',
  cell: (person) => (
    <>
      <Button kind="bare" onPress={() => edit(person.id)}>
        Edit<VisuallyHidden> {nameOf(person)}</VisuallyHidden>
      </Button>
      <Button kind="bare" onPress={() => remove(person.id)}>
        Delete<VisuallyHidden> {nameOf(person)}</VisuallyHidden>
      </Button>
    </>
  ),
});
