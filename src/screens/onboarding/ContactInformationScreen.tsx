import type { ContactInformation } from '../../../machines/onboarding/contactInformation/contactInformation.machine';
import {
  LABELS,
  selectContactInformation,
  startedWith,
} from '../../../machines/onboarding/contactInformation/contactInformation.machine';
import type { SavedPersonalInformation } from '../../../machines/onboarding/savedPersonalInformation/savedPersonalInformation.machine';
import { useDraft } from '../../flow/useDraft';
import { useFields } from '../../flow/useFields';
import { useFlow } from '../../flow/useFlow';
import { Fields, FormFoot, Sheet } from '../../ui/Fields';
import { TextField } from '../../ui/TextField';
import type { particularsFlows } from '../../wiring/onboarding/particulars';
import { FormButtons, FormFrame } from '../kit/FormFrame';
import { OnboardingPage } from './OnboardingPage';
import { Phone } from './parts';
import { Saved } from './Saved';
import { rowsOf, SavedDetails, withPrefix } from './SavedDetails';

interface ContactInformationScreenProps {
  readonly flows: Pick<typeof particularsFlows, 'contactInformation' | 'savedPersonalInformation'>;
  /** Why it can only be read; null where it can be edited. */
  readonly lock: string | null;
}

/** ONB-12. */
export function ContactInformationScreen({ flows, lock }: ContactInformationScreenProps) {
  return (
    <OnboardingPage title="Contact information">
      <Saved machine={flows.savedPersonalInformation} refusal="Your contact information could not be fetched.">
        {({ saved }) =>
          lock === null ? (
            <ContactInformationForm machine={flows.contactInformation} saved={saved} />
          ) : (
            <SavedDetails lock={lock} title="Contact" rows={rowsOf(LABELS, startedWith(saved), { mobileNumber: withPrefix })} />
          )
        }
      </Saved>
    </OnboardingPage>
  );
}

interface ContactInformationFormProps {
  readonly machine: (typeof particularsFlows)['contactInformation'];
  readonly saved: SavedPersonalInformation['saved'];
}

const FORM = 'contactInformation';

function ContactInformationForm({ machine, saved }: ContactInformationFormProps) {
  const { draft, keepDraft } = useDraft<ContactInformation>(FORM);
  const flow = useFlow(machine, {
    input: { subject: '', started: startedWith(saved), draft },
    select: selectContactInformation,
    onChange: keepDraft,
  });
  const fields = useFields<ContactInformation>(flow);
  return (
    <FormFrame<ContactInformation> {...flow} id={FORM} work="Contact information">
      <Sheet title="Whom we ask for" note="The same names and number as in your personal information.">
        <Fields>
          <TextField label={LABELS.firstName} autoComplete="given-name" {...fields.text('firstName')} />
          <TextField label={LABELS.lastName} autoComplete="family-name" {...fields.text('lastName')} />
          <Phone label={LABELS.mobileNumber} {...fields.text('mobileNumber')} />
        </Fields>
      </Sheet>
      <FormFoot>
        <FormButtons<ContactInformation> {...flow} form={FORM}>
          Save
        </FormButtons>
      </FormFoot>
    </FormFrame>
  );
}
