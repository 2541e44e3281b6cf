import type { ContactInformation } from '../../../machines/onboarding/contactInformation/contactInformation.machine';
import {
  LABELS,
  selectContactInformation,
  startedWith,
} from '../../../machines/onboarding/contactInformation/contactInformation.machine';
import type { PersonalInformationData } from '../../../machines/onboarding/personalInformationData/personalInformationData.machine';
import { useDraft } from '../../flow/useDraft';
import { useFields } from '../../flow/useFields';
import { useFlow } from '../../flow/useFlow';
import { Fields, FormFooter, FormSection } from '../../ui/controls/Fields';
import { TextField } from '../../ui/controls/TextField';
import type { onboardingDetailsFlows } from '../../wiring/onboarding/onboardingDetails';
import { FormButtons, FormFrame } from '../kit/FormFrame';
import { OnboardingPage } from './OnboardingPage';
import { Phone } from './parts';
import { Saved } from './Saved';
import { rowsOf, SavedDetails, withPrefix } from './SavedDetails';

interface ContactInformationScreenProps {
  readonly flows: Pick<typeof onboardingDetailsFlows, 'contactInformation' | 'personalInformationData'>;
  /** Why it is read-only, or null. */
  readonly lock: string | null;
}

/** ONB-12. */
export function ContactInformationScreen({ flows, lock }: ContactInformationScreenProps) {
  return (
    <OnboardingPage title="Contact information">
      <Saved machine={flows.personalInformationData} refusal="We couldn’t load your contact information.">
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
  readonly machine: (typeof onboardingDetailsFlows)['contactInformation'];
  readonly saved: PersonalInformationData['saved'];
}

const FORM = 'contactInformation';

function ContactInformationForm({ machine, saved }: ContactInformationFormProps) {
  const { draft, keepDraft } = useDraft<ContactInformation>(FORM);
  const flow = useFlow(machine, {
    input: { subject: '', initialValues: startedWith(saved), draft },
    select: selectContactInformation,
    onChange: keepDraft,
  });
  const fields = useFields<ContactInformation>(flow);
  return (
    <FormFrame<ContactInformation> {...flow} id={FORM} work="Contact information">
      <FormSection title="Contact person" note="These match the names and number in your personal information.">
        <Fields>
          <TextField label={LABELS.firstName} autoComplete="given-name" {...fields.text('firstName')} />
          <TextField label={LABELS.lastName} autoComplete="family-name" {...fields.text('lastName')} />
          <Phone label={LABELS.mobileNumber} {...fields.text('mobileNumber')} />
        </Fields>
      </FormSection>
      <FormFooter>
        <FormButtons<ContactInformation> {...flow} form={FORM}>
          Save
        </FormButtons>
      </FormFooter>
    </FormFrame>
  );
}
