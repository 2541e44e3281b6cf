import type { BusinessInformation } from '../../../machines/onboarding/businessInformation/businessInformation.machine';
import {
  LABELS,
  selectBusinessInformation,
  startedWith,
} from '../../../machines/onboarding/businessInformation/businessInformation.machine';
import type { BusinessInformationData } from '../../../machines/onboarding/businessInformationData/businessInformationData.machine';
import { LIMITS, PICTURE_KINDS } from '../../../machines/onboarding/onboardingDetails/onboardingDetails.rules';
import { useDraft } from '../../flow/useDraft';
import { useFields } from '../../flow/useFields';
import { useFlow } from '../../flow/useFlow';
import { Fields, FormFooter, FormSection, FullWidth } from '../../ui/controls/Fields';
import { FilesField } from '../../ui/controls/FilesField';
import { TextAreaField } from '../../ui/controls/TextAreaField';
import { TextField } from '../../ui/controls/TextField';
import type { onboardingDetailsFlows } from '../../wiring/onboarding/onboardingDetails';
import { FormButtons, FormFrame } from '../kit/FormFrame';
import { OnboardingPage } from './OnboardingPage';
import { Phone, savedAs } from './parts';
import { Saved } from './Saved';
import { rowsOf, SavedDetails, withPrefix } from './SavedDetails';

interface BusinessInformationScreenProps {
  readonly flows: Pick<typeof onboardingDetailsFlows, 'businessInformation' | 'businessInformationData'>;
  /** Why it is read-only, or null. */
  readonly lock: string | null;
}

/** ONB-08. */
export function BusinessInformationScreen({ flows, lock }: BusinessInformationScreenProps) {
  return (
    <OnboardingPage title="Business information">
      <Saved machine={flows.businessInformationData} refusal="We couldn’t load your business information.">
        {(saved) =>
          lock === null ? (
            <BusinessInformationForm machine={flows.businessInformation} saved={saved} />
          ) : (
            <SavedDetails
              lock={lock}
              title={saved.name || 'Your business'}
              rows={rowsOf(LABELS, saved, { mobilenumber: withPrefix })}
            />
          )
        }
      </Saved>
    </OnboardingPage>
  );
}

interface BusinessInformationFormProps {
  readonly machine: (typeof onboardingDetailsFlows)['businessInformation'];
  readonly saved: BusinessInformationData;
}

const FORM = 'businessInformation';

function BusinessInformationForm({ machine, saved }: BusinessInformationFormProps) {
  const { draft, again, keepDraft } = useDraft<BusinessInformation>(FORM);
  const initialValues = startedWith(saved);
  const flow = useFlow(machine, {
    input: { subject: '', initialValues, draft },
    select: selectBusinessInformation,
    onChange: keepDraft,
  });
  const fields = useFields<BusinessInformation>(flow, { again });
  return (
    <FormFrame<BusinessInformation> {...flow} id={FORM} work="Business information">
      <FormSection title={saved.name || 'Your business'} note="What your customers and their banks see.">
        <Fields>
          <FullWidth>
            <TextAreaField
              label={LABELS.description}
              hint="What you sell and who you sell it to."
              limit={LIMITS.description}
              {...fields.text('description')}
            />
          </FullWidth>
          <FullWidth>
            <FilesField
              label={LABELS.logo}
              optional
              hint="PNG, JPG or JPEG, up to 1 MB"
              accept={PICTURE_KINDS}
              maxBytes={LIMITS.logo}
              saved={savedAs(initialValues.logoSaved)}
              {...fields.file('logo')}
            />
          </FullWidth>
        </Fields>
      </FormSection>
      <FormSection title="Contact" note="We send chargebacks to your chargeback email.">
        <Fields>
          <TextField label={LABELS.emailaddress} type="email" autoComplete="email" {...fields.text('emailaddress')} />
          <TextField label={LABELS.chargebackemail} type="email" {...fields.text('chargebackemail')} />
          <Phone label={LABELS.mobilenumber} {...fields.text('mobilenumber')} />
        </Fields>
      </FormSection>
      <FormSection title="Address">
        <Fields>
          <FullWidth>
            <TextField label={LABELS.address} autoComplete="street-address" {...fields.text('address')} />
          </FullWidth>
          <TextField label={LABELS.city} autoComplete="address-level2" {...fields.text('city')} />
          <TextField label={LABELS.state} autoComplete="address-level1" {...fields.text('state')} />
        </Fields>
      </FormSection>
      <FormSection title="Online presence">
        <Fields>
          <FullWidth>
            <TextField
              label={LABELS.website}
              hint="For example, https://example.com"
              inputMode="text"
              autoComplete="url"
              {...fields.text('website')}
            />
          </FullWidth>
          <TextField label={LABELS.facebook} optional {...fields.text('facebook')} />
          <TextField label={LABELS.instagram} optional {...fields.text('instagram')} />
          <TextField label={LABELS.twitter} optional {...fields.text('twitter')} />
        </Fields>
      </FormSection>
      <FormFooter>
        <FormButtons<BusinessInformation> {...flow} form={FORM}>
          Save
        </FormButtons>
      </FormFooter>
    </FormFrame>
  );
}
