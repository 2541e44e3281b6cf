import { useState } from 'react';
import { LIMITS } from '../../../../machines/onboarding/onboardingDetails/onboardingDetails.rules';
import type { BusinessDetails } from '../../../../machines/settings/businessDetails/businessDetails.machine';
import {
  type BusinessProfile,
  LABELS,
  secrets,
  selectBusinessProfile,
  veiled,
} from '../../../../machines/settings/businessProfile/businessProfile.machine';
import { css } from '../../../../styled-system/css';
import { useDraft } from '../../../flow/useDraft';
import { useFields } from '../../../flow/useFields';
import { useFlow } from '../../../flow/useFlow';
import { useResource } from '../../../flow/useResource';
import { FieldOutline, Fields, FormFooter, FormSection, FullWidth } from '../../../ui/controls/Fields';
import { SelectField } from '../../../ui/controls/SelectField';
import { TextAreaField } from '../../../ui/controls/TextAreaField';
import { TextField } from '../../../ui/controls/TextField';
import { Callout } from '../../../ui/feedback/Callout';
import { Loading } from '../../../ui/feedback/Loading';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { breathing } from '../../../ui/feedback/Skeleton';
import { FactsSkeleton } from '../../../ui/tables/RecordSkeleton';
import { DescriptionList } from '../../../ui/text/DescriptionList';
import { orDash } from '../../../ui/text/format';
import { FormButtons, FormFrame } from '../../kit/FormFrame';
import { PartError } from '../../kit/PartError';
import { HowItLooks } from './HowItLooks';
import type { PartProps } from './partProps';

interface ProfilePartProps {
  readonly flows: PartProps['flows'];
  /** The saved logo as a picture, or null. */
  readonly logo: string | null;
  /** Why legal details can't be edited, or null. */
  readonly legalLock: string | null;
  readonly mayChange: boolean;
}

/** BUS-01: what customers see, apart from what is legal. */
export function ProfilePart({ flows, logo, legalLock, mayChange }: ProfilePartProps) {
  const part = useResource(flows.businessDetails, '');
  const { value, busy } = part.view;
  /** Counts how often the form was left, because it starts again with what is saved then. */
  const [left, setLeft] = useState(0);
  return (
    <>
      <PartError part={part} what="your business" />
      {value === null && !busy && (
        <FormSection title="What customers see" note={PUBLIC}>
          <NotLoaded isRuled />
        </FormSection>
      )}
      {value === null && busy && <Loading outline={<ProfileOutline />}>Loading your business…</Loading>}
      {value && !mayChange && (
        <>
          <FormSection title="What customers see" note={PUBLIC}>
            <DescriptionList rows={publicRows(value)} />
          </FormSection>
          <LegalRows details={value} lock={legalLock} />
        </>
      )}
      {value && mayChange && (
        <ProfileForm
          key={`${left} ${JSON.stringify(value.profile)}`}
          machine={flows.businessProfile}
          details={value}
          logo={logo}
          legalLock={legalLock}
          onDone={() => {
            setLeft(left + 1);
            part.send({ type: 'refresh' });
          }}
        />
      )}
    </>
  );
}

const pictures = css({ pt: '6', pb: '4', '& div': { minH: '[8.5rem]' } });

/** The sections of the form. */
const ProfileOutline = () => (
  <>
    <FormSection title="What customers see" note={PUBLIC}>
      <div className={breathing} aria-hidden="true">
        <Fields>
          <FieldOutline />
          <FieldOutline />
          <FullWidth>
            <FieldOutline isLong />
          </FullWidth>
          <FieldOutline />
          <FullWidth>
            <div className={pictures}>
              <FieldOutline isLong />
            </div>
          </FullWidth>
        </Fields>
      </div>
    </FormSection>
    <FormSection title="Legal details">
      <FactsSkeleton rows={7} />
    </FormSection>
  </>
);

const PUBLIC = 'On your invoices, payment links, QR codes and shop.';

const publicRows = ({ profile }: BusinessDetails) =>
  (['business_name', 'email', 'description', 'industry'] as const).map((field) => ({
    label: LABELS[field],
    value: orDash(profile[field]),
  }));

function LegalRows({
  details: { profile, countries },
  lock,
}: {
  readonly details: BusinessDetails;
  readonly lock: string | null;
}) {
  const country = countries.find(({ shortName }) => shortName === profile.country)?.name ?? profile.country;
  return (
    <FormSection title="Legal details" note="As in your documents.">
      <div>
        {lock !== null && (
          <Callout tone="plain" icon="lock" role="note" title={lock}>
            {null}
          </Callout>
        )}
        <DescriptionList
          rows={[
            { label: LABELS.legal_business_name, value: orDash(profile.legal_business_name) },
            { label: LABELS.business_type, value: orDash(profile.business_type) },
            { label: LABELS.country, value: orDash(country) },
            { label: LABELS.bvn, value: orDash(veiled(profile.bvn)) },
          ]}
        />
      </div>
    </FormSection>
  );
}

interface ProfileFormProps {
  readonly machine: PartProps['flows']['businessProfile'];
  readonly details: BusinessDetails;
  readonly logo: string | null;
  readonly legalLock: string | null;
  readonly onDone: () => void;
}

const FORM = 'businessProfile';
const TYPES = ['Individual', 'Company'].map((value) => ({ value, label: value }));

function ProfileForm({ machine, details, logo, legalLock, onDone }: ProfileFormProps) {
  const { draft, again, keepDraft } = useDraft<BusinessProfile>(FORM, secrets);
  const isVerified = legalLock !== null;
  const flow = useFlow(machine, {
    input: { subject: '', initialValues: { ...details.profile, isVerified }, draft: draft && { ...draft, isVerified } },
    select: selectBusinessProfile,
    onChange: keepDraft,
    onDone: ({ result }) => result !== 'sessionExpired' && onDone(),
  });
  const fields = useFields<BusinessProfile>(flow, { again });
  return (
    <FormFrame<BusinessProfile> {...flow} id={FORM} work="Business information">
      <FormSection title="What customers see" note={PUBLIC}>
        <Fields>
          <TextField label={LABELS.business_name} autoComplete="organization" {...fields.text('business_name')} />
          <TextField
            label={LABELS.email}
            type="email"
            autoComplete="email"
            hint="Customers reply to this address."
            {...fields.text('email')}
          />
          <FullWidth>
            <TextAreaField label={LABELS.description} limit={LIMITS.description} {...fields.text('description')} />
          </FullWidth>
          <SelectField
            label={LABELS.industry}
            placeholder="Choose"
            options={details.industries.map((name) => ({ value: name, label: name }))}
            {...fields.choice('industry')}
          />
          <FullWidth>
            <HowItLooks name={flow.view.values.business_name} logo={logo} />
          </FullWidth>
        </Fields>
      </FormSection>
      {isVerified ? (
        <LegalRows details={details} lock={legalLock} />
      ) : (
        <FormSection title="Legal details" note="We verify these against your documents. After that they can’t be edited here.">
          <Fields>
            <TextField label={LABELS.legal_business_name} {...fields.text('legal_business_name')} />
            <SelectField label={LABELS.business_type} placeholder="Choose" options={TYPES} {...fields.choice('business_type')} />
            <SelectField
              label={LABELS.country}
              placeholder="Choose"
              options={details.countries.map(({ shortName, name }) => ({ value: shortName, label: name }))}
              {...fields.choice('country')}
            />
            <TextField
              label={LABELS.bvn}
              inputMode="numeric"
              hint="11 digits. For security, we don’t save this in your browser."
              {...fields.text('bvn')}
            />
          </Fields>
        </FormSection>
      )}
      <FormFooter>
        <FormButtons<BusinessProfile> {...flow} form={FORM} leave="Discard">
          Save changes
        </FormButtons>
      </FormFooter>
    </FormFrame>
  );
}
