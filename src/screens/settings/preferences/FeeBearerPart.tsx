import type { FeeBearer } from '../../../../machines/settings/feeBearer/feeBearer.machine';
import type { FeeBearerChange } from '../../../../machines/settings/feeBearerChange/feeBearerChange.machine';
import { formOfBearer, selectFeeBearerChange } from '../../../../machines/settings/feeBearerChange/feeBearerChange.machine';
import { useDraft } from '../../../flow/useDraft';
import { useFields } from '../../../flow/useFields';
import { useFlow } from '../../../flow/useFlow';
import { useResource } from '../../../flow/useResource';
import { Button } from '../../../ui/buttons/Button';
import { ChoiceField } from '../../../ui/controls/ChoiceField';
import { Loading } from '../../../ui/feedback/Loading';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { StatusMark } from '../../../ui/feedback/StatusMark';
import { Dialog } from '../../../ui/layers/Dialog';
import { SettingSection } from '../../../ui/layout/Section';
import { SettingRows, SettingRowsOutline } from '../../../ui/tables/SettingRows';
import type { preferencesFlows } from '../../../wiring/settings/preferences';
import { FormButtons, FormFrame } from '../../kit/FormFrame';
import { PartError } from '../../kit/PartError';
import type { PartProps } from './partProps';
import { BEARERS, bearerOptions, READ_ONLY_NOTE } from './preferenceWords';

/** PRF-01: who bears the fees. */
export function FeeBearerPart({ flows, about, open, close, mayChange }: PartProps & { readonly mayChange: boolean }) {
  const part = useResource(flows.feeBearer, '');
  const { value, busy } = part.view;
  const done = (isSaved: boolean) => {
    close();
    if (isSaved) part.send({ type: 'refresh' });
  };
  return (
    <SettingSection title="Transaction fees" hint="Who pays the fee on each payment.">
      <PartError part={part} what="your fee settings" />
      {value === null && !busy && <NotLoaded />}
      {value === null && busy && <Loading outline={<SettingRowsOutline count={1} />}>Loading fee settings…</Loading>}
      {value !== null && (
        <SettingRows
          label="Transaction fees"
          rows={[
            {
              key: 'bearer',
              title: 'Who pays the fees',
              mark: (
                <StatusMark tone="indigo" icon="scale">
                  {BEARERS[value].name}
                </StatusMark>
              ),
              description: BEARERS[value].means,
              action: (
                <Button disabled={!mayChange} reason={mayChange ? null : READ_ONLY_NOTE} onPress={() => open('changing', 'fees')}>
                  Change fee bearer
                </Button>
              ),
            },
          ]}
        />
      )}
      {value !== null && mayChange && about('changing') === 'fees' && (
        <ChangeDialog machine={flows.feeBearerChange} now={value} onDone={done} />
      )}
    </SettingSection>
  );
}

interface ChangeDialogProps {
  readonly machine: (typeof preferencesFlows)['feeBearerChange'];
  readonly now: FeeBearer;
  readonly onDone: (isSaved: boolean) => void;
}

const FORM = 'fee-bearer';

const select = selectFeeBearerChange((feeBearer) => BEARERS[feeBearer].name);

function ChangeDialog({ machine, now, onDone }: ChangeDialogProps) {
  const { draft, keepDraft } = useDraft<FeeBearerChange>('feeBearer');
  const flow = useFlow(machine, {
    input: { subject: '', initialValues: formOfBearer(now), draft },
    select,
    onChange: keepDraft,
    onDone: ({ result }) => onDone(result === 'saved'),
  });
  const { view, send } = flow;
  const field = useFields<FeeBearerChange>(flow).choice('feeBearer');
  return (
    <Dialog
      title="Who pays the fees?"
      open
      canClose={!view.busy}
      onClose={() => send({ type: 'cancel' })}
      foot={
        <FormButtons {...flow} form={FORM}>
          Save
        </FormButtons>
      }
    >
      <FormFrame {...flow} id={FORM}>
        <p>Currently: {BEARERS[now].name}. Your change applies to new payments only.</p>
        <ChoiceField label="Fee bearer" options={bearerOptions} hint={BEARERS[field.value].means} {...field} />
      </FormFrame>
    </Dialog>
  );
}
