import type { FeeBearer } from '../../../../machines/settings/feeBearer/feeBearer.machine';
import { StatusMark } from '../../../ui/StatusMark';
import { lookOnly } from '../../kit/lookOnly';

/** The documents' names, and in plain words what each comes to. */
export const BEARERS: Readonly<Record<FeeBearer, { readonly name: string; readonly means: string }>> = {
  CBF: {
    name: 'Customer',
    means: 'The fee comes on top of your price: the customer pays both, and you get the whole price.',
  },
  SBF: {
    name: 'Subsidiary',
    means: 'Your business pays: the customer pays the price alone, and the fee is taken from what you get.',
  },
  SPLIT: {
    name: 'Split',
    means: 'Half each: half of the fee comes on top of your price, the other half is taken from what you get.',
  },
};

export const bearerOptions = (Object.keys(BEARERS) as FeeBearer[]).map((value) => ({ value, label: BEARERS[value].name }));

/** Why they cannot be changed here, and who can: said once, above them all. */
export const LOOK_ONLY = lookOnly('what the business prefers', 'change it');
/** Beside each. */
export const ONLY_LOOKED_AT = 'Your role may only look at it.';

export const OnOff = ({ isOn }: { readonly isOn: boolean }) =>
  isOn ? (
    <StatusMark tone="green" icon="circle-check">
      On
    </StatusMark>
  ) : (
    <StatusMark tone="plain" icon="circle-x">
      Off
    </StatusMark>
  );
