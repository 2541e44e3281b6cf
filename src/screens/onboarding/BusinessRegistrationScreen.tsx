import { useEffect } from 'react';
import type { BusinessRegistration } from '../../../machines/onboarding/businessRegistration/businessRegistration.machine';
import {
  BANDS,
  LABELS,
  selectBusinessRegistration,
  startedWith,
} from '../../../machines/onboarding/businessRegistration/businessRegistration.machine';
import type { RegistrationData } from '../../../machines/onboarding/registrationData/registrationData.machine';
import { useDraft } from '../../flow/useDraft';
import { useFields } from '../../flow/useFields';
import { useFlow } from '../../flow/useFlow';
import { useResource } from '../../flow/useResource';
import { Fields, FormFooter, FormSection } from '../../ui/controls/Fields';
import { SelectField } from '../../ui/controls/SelectField';
import { TextField } from '../../ui/controls/TextField';
import { Alert } from '../../ui/feedback/Alert';
import { Stack } from '../../ui/layout/Stack';
import type { onboardingDetailsFlows } from '../../wiring/onboarding/onboardingDetails';
import { FormButtons, FormFrame } from '../kit/FormFrame';
import { OnboardingPage } from './OnboardingPage';
import { Paper, savedAs } from './parts';
import { Saved } from './Saved';
import { nameIn, rowsOf, SavedDetails } from './SavedDetails';
import { Stakeholders } from './Stakeholders';

interface BusinessRegistrationScreenProps {
  readonly flows: Pick<
    typeof onboardingDetailsFlows,
    'businessRegistration' | 'registrationData' | 'stakeholders' | 'stakeholder' | 'stakeholderRemoval'
  >;
  /** Why it is read-only, or null. */
  readonly lock: string | null;
  /** ONB-03: the steps of an individual have no such form. */
  readonly isCompany: boolean;
}

/** ONB-09, ONB-10. */
export function BusinessRegistrationScreen({ flows, lock, isCompany }: BusinessRegistrationScreenProps) {
  if (!isCompany) {
    return (
      <OnboardingPage title="Business registration (KYC)">
        <Alert tone="plain">This step is for companies. Your business is set up as an individual.</Alert>
      </OnboardingPage>
    );
  }
  return (
    <OnboardingPage title="Business registration (KYC)">
      <Saved machine={flows.registrationData} refusal="Unable to get business registration documents">
        {(value) =>
          lock === null ? (
            <BusinessRegistrationForm flows={flows} {...value} />
          ) : (
            <RegistrationDetails flows={flows} lock={lock} {...value} />
          )
        }
      </Saved>
    </OnboardingPage>
  );
}

interface RegistrationDetailsProps extends RegistrationData {
  readonly flows: BusinessRegistrationScreenProps['flows'];
  readonly lock: string;
}

function RegistrationDetails({ flows, lock, saved, classes }: RegistrationDetailsProps) {
  const people = useResource(flows.stakeholders, '');
  const { papers, ...texts } = saved;
  const names = {
    certOfIncorporation: papers.certOfIncorporation.name,
    memoOfAssociation: papers.memoOfAssociation.name,
    proofOfAddress: papers.proofOfAddress.name,
    statusReport: papers.statusReport.name,
    directorsParticulars: papers.directorsParticulars.name,
    directorIdentification: papers.directorIdentification.name,
  };
  const rows = rowsOf(
    LABELS,
    { ...texts, ...names },
    {
      businessClassId: nameIn(classes.map(({ id, name }) => ({ value: id, label: name }))),
      expectedMonthlyTransactionVolumn: nameIn(BANDS),
    },
  );
  return (
    <SavedDetails lock={lock} title="Company" rows={rows}>
      <Stakeholders flows={flows} people={people} form={null} problem={null} />
    </SavedDetails>
  );
}

type BusinessRegistrationFormProps = RegistrationData & Pick<BusinessRegistrationScreenProps, 'flows'>;

const FORM = 'businessRegistration';

function BusinessRegistrationForm({ flows, saved, classes }: BusinessRegistrationFormProps) {
  const people = useResource(flows.stakeholders, '');
  const { draft, again, keepDraft } = useDraft<BusinessRegistration>(FORM);
  const initialValues = startedWith(saved);
  const flow = useFlow(flows.businessRegistration, {
    input: { subject: '', initialValues, draft },
    select: selectBusinessRegistration,
    onChange: keepDraft,
  });
  const { send } = flow;
  const count = people.view.value?.length ?? 0;
  useEffect(() => {
    send({ type: 'field.changed', change: { field: 'stakeholders', value: String(count) } });
  }, [count, send]);
  const fields = useFields<BusinessRegistration>(flow, { again });
  return (
    <Stack>
      <FormFrame<BusinessRegistration> {...flow} id={FORM} work="Business registration">
        <FormSection title="Company" note="Enter these exactly as on your company registration.">
          <Fields>
            <SelectField
              label={LABELS.businessClassId}
              placeholder="Choose"
              options={classes.map(({ id, name }) => ({ value: id, label: name }))}
              {...fields.choice('businessClassId')}
            />
            <TextField label={LABELS.registrationNumber} autoComplete="off" {...fields.text('registrationNumber')} />
            <SelectField
              label={LABELS.expectedMonthlyTransactionVolumn}
              hint="In naira"
              placeholder="Choose"
              options={BANDS}
              {...fields.choice('expectedMonthlyTransactionVolumn')}
            />
            <TextField label={LABELS.taxIdNumber} autoComplete="off" {...fields.text('taxIdNumber')} />
          </Fields>
        </FormSection>
        <FormSection title="Documents" note="Saved files are kept unless you replace them.">
          <Fields>
            <Paper
              label={LABELS.certOfIncorporation}
              saved={savedAs(initialValues.certOfIncorporationSaved)}
              {...fields.file('certOfIncorporation')}
            />
            <Paper
              label={LABELS.memoOfAssociation}
              saved={savedAs(initialValues.memoOfAssociationSaved)}
              {...fields.file('memoOfAssociation')}
            />
            <Paper
              label={LABELS.proofOfAddress}
              saved={savedAs(initialValues.proofOfAddressSaved)}
              {...fields.file('proofOfAddress')}
            />
            <Paper
              label={LABELS.statusReport}
              saved={savedAs(initialValues.statusReportSaved)}
              {...fields.file('statusReport')}
            />
          </Fields>
        </FormSection>
        <FormSection title="Directors" note="Particulars and identification can be up to 10 MB in total.">
          <Fields>
            <Paper
              label={LABELS.directorsParticulars}
              optional
              saved={savedAs(initialValues.directorsParticularsSaved)}
              {...fields.files('directorsParticulars')}
            />
            <Paper
              label={LABELS.directorIdentification}
              saved={savedAs(initialValues.directorIdentificationSaved)}
              {...fields.files('directorIdentification')}
            />
          </Fields>
        </FormSection>
      </FormFrame>
      <Stakeholders flows={flows} people={people} form={FORM} problem={flow.view.fieldErrors.stakeholders ?? null} />
      <FormFooter>
        <FormButtons<BusinessRegistration> {...flow} form={FORM}>
          Save
        </FormButtons>
      </FormFooter>
    </Stack>
  );
}
