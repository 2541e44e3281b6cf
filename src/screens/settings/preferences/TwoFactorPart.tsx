import { isolated } from '../../../../contract/shownText';
import type { Said } from '../../../../machines/kit/otp/otp.types';
import { noPassword } from '../../../../machines/kit/stepUp/stepUp.rules';
import type { TwoFactorOff } from '../../../../machines/settings/twoFactorOff/twoFactorOff.machine';
import { selectTwoFactorOff, stepUp } from '../../../../machines/settings/twoFactorOff/twoFactorOff.machine';
import type { CodesTo } from '../../../../machines/settings/twoFactorOn/twoFactorOn.machine';
import { useDraft } from '../../../flow/useDraft';
import { useFields } from '../../../flow/useFields';
import { useFlow } from '../../../flow/useFlow';
import { useResource } from '../../../flow/useResource';
import { Loading } from '../../../ui/feedback/Loading';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Dialog } from '../../../ui/layers/Dialog';
import { SettingSection } from '../../../ui/layout/Section';
import { SettingRows, SettingRowsOutline } from '../../../ui/tables/SettingRows';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { FormButtons, FormFrame } from '../../kit/FormFrame';
import { PartError } from '../../kit/PartError';
import { StepUpField } from '../../kit/StepUpField';
import type { PartProps } from './partProps';

/** PRF-01: whether the signed-in user needs a code at sign-in, whatever their role. */
export function TwoFactorPart({ flows, about, open, close, email }: PartProps & { readonly email: string }) {
  const part = useResource(flows.twoFactor, '');
  const { value, busy } = part.view;
  const done = () => {
    close();
    part.send({ type: 'refresh' });
  };
  return (
    <SettingSection title="Sign-in security" hint="These settings apply to you only, in all your businesses.">
      <PartError part={part} what="your sign-in settings" />
      {value === null && !busy && <NotLoaded />}
      {value === null && busy && <Loading outline={<SettingRowsOutline count={1} toggles />}>Loading sign-in settings…</Loading>}
      {value !== null && (
        <SettingRows
          label="Sign-in security"
          rows={[
            {
              key: 'twoFactor',
              title: 'Two-factor sign-in',
              description: value.isOn
                ? `After your password, we ask for a code that we send to ${isolated(email)}.`
                : 'You sign in with your password only. Anyone who has it can act for your business.',
              toggle: {
                isOn: value.isOn,
                reason: null,
                onPress: () => open('twoFactor', value.isOn ? 'off' : 'on'),
              },
            },
          ]}
        />
      )}
      {value?.isOn && about('twoFactor') === 'off' && <OffDialog machine={flows.twoFactorOff} email={email} onDone={done} />}
      {value && !value.isOn && about('twoFactor') === 'on' && (
        <ConfirmDialog<CodesTo, Said>
          machine={flows.twoFactorOn}
          subject={{ email }}
          title="Turn on two-factor sign-in?"
          action="Turn on"
          kind="solid"
          onDone={done}
        >
          <p>From your next sign-in, we’ll ask for a code after your password. We’ll send it to {isolated(email)}.</p>
        </ConfirmDialog>
      )}
    </SettingSection>
  );
}

interface OffDialogProps {
  readonly machine: PartProps['flows']['twoFactorOff'];
  readonly email: string;
  readonly onDone: () => void;
}

const FORM = 'two-factor-off';

function OffDialog({ machine, email, onDone }: OffDialogProps) {
  const { draft, keepDraft } = useDraft<TwoFactorOff>('twoFactorOff', stepUp.secrets);
  const flow = useFlow(machine, {
    input: { subject: '', initialValues: noPassword, draft },
    select: selectTwoFactorOff,
    onChange: keepDraft,
    onDone,
  });
  const { view, send } = flow;
  return (
    <Dialog
      title="Turn off two-factor sign-in?"
      open
      canClose={!view.busy}
      onClose={() => send({ type: 'cancel' })}
      foot={
        <FormButtons {...flow} form={FORM}>
          Turn off
        </FormButtons>
      }
    >
      <FormFrame {...flow} id={FORM}>
        <p>We’ll stop sending codes to {isolated(email)}. You’ll sign in to all your businesses with your password only.</p>
        <StepUpField {...useFields<TwoFactorOff>(flow).text('password')} />
      </FormFrame>
    </Dialog>
  );
}
