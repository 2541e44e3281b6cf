import type { onboardingBankMachine } from '../../../machines/onboarding/onboardingBank/onboardingBank.machine';
import { type OnboardingBankView, selectOnboardingBank } from '../../../machines/onboarding/onboardingBank/onboardingBank.select';
import type { AccountType } from '../../../machines/onboarding/onboardingBank/onboardingBank.types';
import { useUnsaved } from '../../flow/unsaved';
import { type Flow, useFlow } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';
import { ChoiceField } from '../../ui/controls/ChoiceField';
import { Fields, FormFooter, FormSection, FullWidth } from '../../ui/controls/Fields';
import { Form } from '../../ui/controls/Form';
import { SelectField } from '../../ui/controls/SelectField';
import { TextField } from '../../ui/controls/TextField';
import { Alert } from '../../ui/feedback/Alert';
import { Busy } from '../../ui/feedback/Busy';
import { LookupResult, type PassbookState } from '../../ui/feedback/LookupResult';
import { orDash } from '../../ui/text/format';
import type { onboardingFlows } from '../../wiring/onboarding/onboarding';
import { OnboardingPage } from './OnboardingPage';
import { SavedDetails } from './SavedDetails';

interface BankDetailsScreenProps {
  readonly flows: typeof onboardingFlows;
  /** Why the account is read-only, or null. */
  readonly lock: string | null;
}

type BankFlow = Flow<typeof onboardingBankMachine, OnboardingBankView>;

const FORM = 'onboarding-bank';
const TYPES = [
  { value: 'Savings', label: 'Savings' },
  { value: 'Current', label: 'Current' },
] as const satisfies readonly { value: AccountType; label: string }[];

/** ONB-11. */
export function BankDetailsScreen({ flows, lock }: BankDetailsScreenProps) {
  const flow = useFlow(flows.onboardingBank, { input: { lock }, select: selectOnboardingBank });
  const { view, send } = flow;
  return (
    <OnboardingPage title="Bank details">
      {view.step === 'loading' && <Busy>Loading banks…</Busy>}
      {view.problem && (
        <Alert
          tone="bad"
          action={view.step === 'failed' && <Button onPress={() => send({ type: 'choices.retry' })}>Try again</Button>}
        >
          {view.problem}
        </Alert>
      )}
      {view.step === 'reading' && view.lock !== null && (
        <SavedDetails lock={view.lock} title="Settlement account" rows={rowsOfAccount(view)} />
      )}
      {view.choices && view.step !== 'reading' && <BankForm {...flow} />}
    </OnboardingPage>
  );
}

const rowsOfAccount = ({ choices }: OnboardingBankView) => [
  { label: 'Bank', value: orDash(choices?.saved?.bankName ?? '') },
  { label: 'Account number', value: orDash(choices?.saved?.accountNumber ?? '') },
  { label: 'Account name', value: orDash(choices?.saved?.accountName ?? '') },
  { label: 'Account type', value: orDash(choices?.saved?.accountType ?? '') },
];

function BankForm(flow: BankFlow) {
  const { view, can, send, part } = flow;
  const lookup = part('resolution');
  const saving = view.step === 'submitting';
  useUnsaved(view.changed ? 'Bank details' : null);
  return (
    <>
      <Form id={FORM} onSubmit={() => send({ type: 'bank.submitted' })}>
        <FormSection title="Settlement account" note="The account that receives your settlements.">
          <Fields>
            <SelectField
              label="Bank"
              placeholder="Choose a bank"
              value={view.draft.bankId}
              disabled={saving}
              options={(view.choices?.banks ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              onChoose={(bankId) => send({ type: 'bank.chosen', bankId })}
            />
            <TextField
              label="Account number"
              inputMode="numeric"
              value={view.draft.accountNumber}
              problem={view.accountError}
              waiting={saving}
              onText={(accountNumber) => send({ type: 'account.changed', accountNumber })}
            />
            <FullWidth>
              <LookupResult
                {...wordsOf(view)}
                action={lookup?.can('retry') && <Button onPress={() => lookup.send({ type: 'retry' })}>Try again</Button>}
              />
            </FullWidth>
            <ChoiceField
              label="Account type"
              value={view.draft.accountType}
              options={TYPES}
              disabled={saving}
              onChoose={(accountType) => send({ type: 'type.chosen', accountType })}
            />
          </Fields>
        </FormSection>
      </Form>
      <FormFooter>
        <Button onPress={() => send({ type: 'dismissed' })}>Cancel</Button>
        <Button
          kind="solid"
          type="submit"
          form={FORM}
          busy={saving}
          disabled={!can('bank.submitted') && !saving}
          reason={view.blocker}
        >
          Save
        </Button>
      </FormFooter>
    </>
  );
}

/** Returns the line below the account number. */
function wordsOf({ lookup, name }: OnboardingBankView): { readonly state: PassbookState; readonly text: string } {
  if (name !== null) return { state: 'resolved', text: name };
  switch (lookup.state) {
    case 'loading':
      return { state: 'loading', text: 'Looking up the name…' };
    case 'notFound':
      return { state: 'notFound', text: 'We couldn’t find this account at this bank.' };
    case 'failed':
      return { state: 'failed', text: 'We couldn’t look up the name.' };
    default:
      return { state: 'waiting', text: 'Choose a bank and enter a 10-digit account number to see the name.' };
  }
}
