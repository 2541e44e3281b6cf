import { typedDay } from '../../../machines/kit/values/days';
import type { PersonalInformation } from '../../../machines/onboarding/personalInformation/personalInformation.machine';
import {
  GENDERS,
  LABELS,
  offered,
  SECRETS,
  selectPersonalInformation,
  startedWith,
} from '../../../machines/onboarding/personalInformation/personalInformation.machine';
import type { PersonalInformationData } from '../../../machines/onboarding/personalInformationData/personalInformationData.machine';
import { Link } from '../../flow/Link';
import { useDraft } from '../../flow/useDraft';
import { useFields } from '../../flow/useFields';
import { useFlow } from '../../flow/useFlow';
import { buttonStyle } from '../../ui/buttons/button.style';
import { DateField } from '../../ui/controls/DateField';
import { Fields, FormFooter, FormSection } from '../../ui/controls/Fields';
import { SelectField } from '../../ui/controls/SelectField';
import { TextField } from '../../ui/controls/TextField';
import { formatDay } from '../../ui/text/dates';
import type { onboardingDetailsFlows } from '../../wiring/onboarding/onboardingDetails';
import { FormButtons, FormFrame } from '../kit/FormFrame';
import { OnboardingPage } from './OnboardingPage';
import { IdentityNumber, Paper, Phone, savedAs } from './parts';
import { Saved } from './Saved';
import { lastFour, nameIn, rowsOf, SavedDetails, withPrefix } from './SavedDetails';

interface PersonalInformationScreenProps {
  readonly flows: Pick<typeof onboardingDetailsFlows, 'personalInformation' | 'personalInformationData'>;
  /** Individual or Company: the checklist has a name for each. */
  readonly businessType: string;
  /** Why it is read-only, or null. */
  readonly lock: string | null;
}

const CONTACT = '/dashboard/get-Started/contactInformation';

/** ONB-07. */
export function PersonalInformationScreen({ flows, businessType, lock }: PersonalInformationScreenProps) {
  return (
    <OnboardingPage
      title={businessType === 'Company' ? 'Primary Identity Information' : 'Personal Information'}
      actions={
        <Link href={CONTACT} className={buttonStyle()}>
          Contact information
        </Link>
      }
    >
      <Saved machine={flows.personalInformationData} refusal="We couldn’t load your personal information.">
        {(value) =>
          lock === null ? (
            <PersonalInformationForm machine={flows.personalInformation} {...value} />
          ) : (
            <SavedDetails lock={lock} title="Owner" rows={savedRows(value)} />
          )
        }
      </Saved>
    </OnboardingPage>
  );
}

const savedRows = ({ saved, types }: PersonalInformationData) =>
  rowsOf(LABELS, saved, {
    bvn: lastFour,
    nin: lastFour,
    idNumber: lastFour,
    dateOfBirth: formatDay,
    mobileNumber: withPrefix,
    idType: nameIn(offered(types)),
  });

interface PersonalInformationFormProps extends PersonalInformationData {
  readonly machine: (typeof onboardingDetailsFlows)['personalInformation'];
}

const FORM = 'personalInformation';

function PersonalInformationForm({ machine, saved, types }: PersonalInformationFormProps) {
  const { draft, again, keepDraft } = useDraft<PersonalInformation>(FORM, SECRETS);
  const initialValues = startedWith(saved);
  const flow = useFlow(machine, {
    input: { subject: '', initialValues, draft },
    select: selectPersonalInformation,
    onChange: keepDraft,
  });
  const fields = useFields<PersonalInformation>(flow, { again });
  return (
    <FormFrame<PersonalInformation> {...flow} id={FORM} work="Personal information">
      <FormSection title="Personal details" note="Enter these exactly as on your bank and government records.">
        <Fields>
          <TextField label={LABELS.firstName} autoComplete="given-name" {...fields.text('firstName')} />
          <TextField label={LABELS.lastName} autoComplete="family-name" {...fields.text('lastName')} />
          <SelectField label={LABELS.gender} placeholder="Choose" options={GENDERS} {...fields.choice('gender')} />
          <DateField label={LABELS.dateOfBirth} autoComplete="bday" read={typedDay} {...fields.text('dateOfBirth')} />
          <Phone label={LABELS.mobileNumber} {...fields.text('mobileNumber')} />
        </Fields>
      </FormSection>
      <FormSection title="BVN and NIN" note="11 digits each. For security, we don’t save these in your browser.">
        <Fields>
          <IdentityNumber label={LABELS.bvn} inputMode="numeric" {...fields.text('bvn')} />
          <IdentityNumber label={LABELS.nin} inputMode="numeric" {...fields.text('nin')} />
        </Fields>
      </FormSection>
      <FormSection title="Identification" note="Choose an ID type, then upload a photo or scan of it.">
        <Fields>
          <SelectField label={LABELS.idType} placeholder="Choose" options={offered(types)} {...fields.choice('idType')} />
          <IdentityNumber label={LABELS.idNumber} {...fields.text('idNumber')} />
          <Paper
            label={LABELS.identification}
            saved={savedAs(initialValues.identificationSaved)}
            {...fields.file('identification')}
          />
          <Paper
            label={LABELS.passportphoto}
            optional
            saved={savedAs(initialValues.passportphotoSaved)}
            {...fields.file('passportphoto')}
          />
          <Paper
            label={LABELS.proofofaddress}
            saved={savedAs(initialValues.proofofaddressSaved)}
            {...fields.file('proofofaddress')}
          />
        </Fields>
      </FormSection>
      <FormFooter>
        <FormButtons<PersonalInformation> {...flow} form={FORM}>
          Save
        </FormButtons>
      </FormFooter>
    </FormFrame>
  );
}
