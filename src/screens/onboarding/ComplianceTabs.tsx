/** The four tabs of onboarding's first version: Profile, Bank Details, Director's Information, KYC Details. */
import type { ReactNode } from 'react';
import type { FormView } from '../../../machines/kit/form/form.select';
import type { FieldOf, FormEvent } from '../../../machines/kit/form/form.types';
import { LABELS } from '../../../machines/onboarding/compliance/compliance.rules';
import type { BankAccount, Director, Documents, Profile } from '../../../machines/onboarding/compliance/compliance.types';
import type { ComplianceData } from '../../../machines/onboarding/complianceData/complianceData.machine';
import { LIMITS } from '../../../machines/onboarding/onboardingDetails/onboardingDetails.rules';
import { useFields } from '../../flow/useFields';
import type { ActorView } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';
import { Fields, FormFooter, FormSection, FullWidth } from '../../ui/controls/Fields';
import { SelectField } from '../../ui/controls/SelectField';
import { TextAreaField } from '../../ui/controls/TextAreaField';
import { TextField } from '../../ui/controls/TextField';
import { FormButtons, FormFrame } from '../kit/FormFrame';
import { Digits, IdentityNumber, Paper } from './parts';

interface TabProps<Values> extends ActorView<FormEvent<Values>> {
  readonly view: FormView<Values>;
  /** Null in the first tab. */
  readonly onBack: (() => void) | null;
}

/** Files stay selected while another tab is open. After a reload they have to be selected again, and secrets entered again. */
interface WithAgain<Values> {
  readonly again: readonly FieldOf<Values>[];
}

interface TabFrameProps<Values> extends TabProps<Values> {
  readonly id: string;
  readonly children: ReactNode;
}

function TabFrame<Values>({ id, children, onBack, ...form }: TabFrameProps<Values>) {
  return (
    <FormFrame<Values> {...form} id={id} work="Compliance information">
      {children}
      <FormFooter>
        {onBack && (
          <Button disabled={form.view.busy} onPress={onBack}>
            Back
          </Button>
        )}
        <FormButtons<Values> {...form} form={id}>
          Save and continue
        </FormButtons>
      </FormFooter>
    </FormFrame>
  );
}

interface WithChoices {
  readonly choices: ComplianceData;
}

const TYPES = ['Individual', 'Company'].map((type) => ({ value: type, label: type }));

export function ProfileTab({ choices, again, ...tab }: TabProps<Profile> & WithAgain<Profile> & WithChoices) {
  const fields = useFields<Profile>(tab, { keeps: true, again });
  const labels = LABELS.profile;
  return (
    <TabFrame<Profile> {...tab} id="complianceProfile">
      <FormSection title="Profile" note="Your business name and what your business does.">
        <Fields>
          <TextField label={labels.business_name} autoComplete="organization" {...fields.text('business_name')} />
          <TextField label={labels.legal_business_name} {...fields.text('legal_business_name')} />
          <SelectField label={labels.business_type} placeholder="Choose" options={TYPES} {...fields.choice('business_type')} />
          <SelectField
            label={labels.industry}
            placeholder="Choose"
            options={choices.industries.map((name) => ({ value: name, label: name }))}
            {...fields.choice('industry')}
          />
          <TextField label={labels.email} type="email" autoComplete="email" {...fields.text('email')} />
          <SelectField
            label={labels.country}
            placeholder="Choose"
            options={choices.countries.map(({ shortName, name }) => ({ value: shortName, label: name }))}
            {...fields.choice('country')}
          />
          <IdentityNumber
            label={labels.bvn}
            inputMode="numeric"
            hint="11 digits. For security, we don’t save this in your browser."
            {...fields.text('bvn')}
          />
          <FullWidth>
            <TextAreaField label={labels.description} limit={LIMITS.description} {...fields.text('description')} />
          </FullWidth>
        </Fields>
      </FormSection>
    </TabFrame>
  );
}

export function BankTab({ choices, ...tab }: TabProps<BankAccount> & WithChoices) {
  const fields = useFields<BankAccount>(tab, { keeps: true });
  const labels = LABELS.bank;
  return (
    <TabFrame<BankAccount> {...tab} id="complianceBank">
      <FormSection title="Bank Details" note="The account that receives your settlements.">
        <Fields>
          <SelectField
            label={labels.bankId}
            placeholder="Choose a bank"
            options={choices.banks.map(({ id, name }) => ({ value: id, label: name }))}
            {...fields.choice('bankId')}
          />
          <Digits label={labels.accountNumber} {...fields.text('accountNumber')} />
          <FullWidth>
            <TextField
              label={labels.accountName}
              hint="Exactly as your bank has it."
              autoComplete="off"
              {...fields.text('accountName')}
            />
          </FullWidth>
        </Fields>
      </FormSection>
    </TabFrame>
  );
}

export function DirectorTab({ again, ...tab }: TabProps<Director> & WithAgain<Director>) {
  const fields = useFields<Director>(tab, { keeps: true, again });
  const labels = LABELS.director;
  return (
    <TabFrame<Director> {...tab} id="complianceDirector">
      <FormSection title="Director's Information" note="A director of your business, with their ID.">
        <Fields>
          <TextField label={labels.directorname} {...fields.text('directorname')} />
          <TextField label={labels.idnumber} autoComplete="off" {...fields.text('idnumber')} />
          <Paper label={labels.id} {...fields.file('id')} />
        </Fields>
      </FormSection>
    </TabFrame>
  );
}

export function DocumentsTab({ again, ...tab }: TabProps<Documents> & WithAgain<Documents>) {
  const fields = useFields<Documents>(tab, { keeps: true, again });
  const labels = LABELS.documents;
  return (
    <TabFrame<Documents> {...tab} id="complianceDocuments">
      <FormSection title="KYC Details" note="The last step. Add these documents to submit your information.">
        <Fields>
          <Paper label={labels.proofofaddress} {...fields.file('proofofaddress')} />
          <Paper label={labels.id} {...fields.file('id')} />
        </Fields>
      </FormSection>
    </TabFrame>
  );
}
