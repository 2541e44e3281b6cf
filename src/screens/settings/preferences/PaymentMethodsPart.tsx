import { isolated } from '../../../../contract/shownText';
import type { Said } from '../../../../machines/kit/otp/otp.types';
import type { OptionChange } from '../../../../machines/settings/paymentOption/paymentOption.machine';
import type { PaymentOption } from '../../../../machines/settings/paymentOptions/paymentOptions.machine';
import { isLastOn } from '../../../../machines/settings/paymentOptions/paymentOptions.machine';
import { useResource } from '../../../flow/useResource';
import { Empty } from '../../../ui/feedback/Empty';
import { Loading } from '../../../ui/feedback/Loading';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { SettingSection } from '../../../ui/layout/Section';
import { SettingRows, SettingRowsOutline } from '../../../ui/tables/SettingRows';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { PartError } from '../../kit/PartError';
import type { PartProps } from './partProps';
import { methodMeans, READ_ONLY_NOTE } from './preferenceWords';

interface PaymentMethodsPartProps extends PartProps {
  readonly business: string;
  readonly mayChange: boolean;
}

const LAST = 'At least one method must stay on. Turn on another one first.';

/** PRF-01: the payment methods for customers. */
export function PaymentMethodsPart({ flows, business, about, open, close, mayChange }: PaymentMethodsPartProps) {
  const part = useResource(flows.paymentOptions, '');
  const { value, busy } = part.view;
  const options = value ?? [];
  const asked = mayChange ? (options.find(({ name }) => name === about('method')) ?? null) : null;
  const done = () => {
    close();
    // After a refusal another user may have been faster, so the list reloads.
    part.send({ type: 'refresh' });
  };
  const reasonAgainst = ({ name, isEnabled }: PaymentOption) => {
    if (!mayChange) return READ_ONLY_NOTE;
    return isEnabled && isLastOn(options, name) ? LAST : null;
  };
  return (
    <SettingSection title="Payment methods" hint="Customers can use the methods that are on.">
      <PartError part={part} what="your payment methods" />
      {value === null && !busy && <NotLoaded />}
      {value === null && busy && <Loading outline={<SettingRowsOutline count={4} toggles />}>Loading payment methods…</Loading>}
      {value?.length === 0 && <Empty title="No payment methods available." />}
      {options.length > 0 && (
        <SettingRows
          label="Payment methods"
          rows={options.map((option) => ({
            key: option.code,
            title: option.name,
            description: methodMeans(option.name),
            toggle: {
              isOn: option.isEnabled,
              reason: reasonAgainst(option),
              onPress: () => open('method', option.name),
            },
          }))}
        />
      )}
      {asked && <MethodDialog key={asked.code} machine={flows.paymentOption} option={asked} business={business} onDone={done} />}
    </SettingSection>
  );
}

interface MethodDialogProps {
  readonly machine: PartProps['flows']['paymentOption'];
  readonly option: PaymentOption;
  readonly business: string;
  readonly onDone: () => void;
}

function MethodDialog({ machine, option: { name, isEnabled }, business, onDone }: MethodDialogProps) {
  return (
    <ConfirmDialog<OptionChange, Said>
      machine={machine}
      subject={{ name, becomes: isEnabled ? 'off' : 'on' }}
      title={`Turn ${isEnabled ? 'off' : 'on'} ${isolated(name)}?`}
      action={isEnabled ? 'Turn off' : 'Turn on'}
      kind={isEnabled ? 'danger' : 'solid'}
      onDone={onDone}
    >
      <p>
        {isEnabled
          ? `Customers won’t be able to pay ${isolated(business)} by ${isolated(name)}. Past payments aren’t affected.`
          : `Customers will be able to pay ${isolated(business)} by ${isolated(name)}.`}
      </p>
    </ConfirmDialog>
  );
}
