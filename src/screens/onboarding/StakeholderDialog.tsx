import { isolated } from '../../../contract/shownText';
import { typedDay } from '../../../machines/kit/values/days';
import { GENDERS } from '../../../machines/onboarding/personalInformation/personalInformation.machine';
import type { Stakeholder } from '../../../machines/onboarding/stakeholder/stakeholder.machine';
import {
  LABELS,
  NOBODY,
  nameOf,
  SECRETS,
  selectStakeholder,
  startedWith,
} from '../../../machines/onboarding/stakeholder/stakeholder.machine';
import type { Owner } from '../../../machines/onboarding/stakeholders/stakeholders.machine';
import { useDraft } from '../../flow/useDraft';
import { useFields } from '../../flow/useFields';
import { useFlow } from '../../flow/useFlow';
import { DateField } from '../../ui/controls/DateField';
import { Fields } from '../../ui/controls/Fields';
import { SelectField } from '../../ui/controls/SelectField';
import { TextField } from '../../ui/controls/TextField';
import { Dialog } from '../../ui/layers/Dialog';
import type { onboardingDetailsFlows } from '../../wiring/onboarding/onboardingDetails';
import { FormButtons, FormFrame } from '../kit/FormFrame';
import { IdentityNumber, Phone } from './parts';

interface StakeholderDialogProps {
  readonly machine: (typeof onboardingDetailsFlows)['stakeholder'];
  /** Null: a new person. */
  readonly person: Owner | null;
  readonly onDone: (changed: boolean) => void;
}

const FORM = 'stakeholder';

/** ONB-10. */
export function StakeholderDialog({ machine, person, onDone }: StakeholderDialogProps) {
  const subject = person?.id ?? '';
  const { draft, again, keepDraft } = useDraft<Stakeholder>(`${FORM}:${subject}`, SECRETS);
  const flow = useFlow(machine, {
    input: { subject, initialValues: person ? startedWith(person) : NOBODY, draft },
    select: selectStakeholder,
    onChange: keepDraft,
    onDone: ({ result }) => onDone(result === 'saved'),
  });
  const fields = useFields<Stakeholder>(flow, { again });
  return (
    <Dialog
      title={person ? `Edit ${isolated(nameOf(person))}` : 'Add stakeholder'}
      open
      onClose={() => flow.send({ type: 'cancel' })}
      foot={
        <FormButtons<Stakeholder> {...flow} form={FORM} leave="Discard">
          Save stakeholder
        </FormButtons>
      }
    >
      <FormFrame<Stakeholder> {...flow} id={FORM} work="Stakeholder">
        <Fields>
          <TextField label={LABELS.firstName} {...fields.text('firstName')} />
          <TextField label={LABELS.lastName} {...fields.text('lastName')} />
          <IdentityNumber label={LABELS.bvn} inputMode="numeric" {...fields.text('bvn')} />
          <IdentityNumber label={LABELS.nin} inputMode="numeric" {...fields.text('nin')} />
          <Phone label={LABELS.mobileNumber} {...fields.text('mobileNumber')} />
          <SelectField label={LABELS.gender} placeholder="Choose" options={GENDERS} {...fields.choice('gender')} />
          <DateField label={LABELS.dateOfBirth} read={typedDay} {...fields.text('dateOfBirth')} />
        </Fields>
      </FormFrame>
    </Dialog>
  );
}
