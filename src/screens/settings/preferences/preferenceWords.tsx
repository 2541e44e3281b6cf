import type { FeeBearer } from '../../../../machines/settings/feeBearer/feeBearer.machine';
import { StatusMark } from '../../../ui/StatusMark';
import { readOnlyReason } from '../../kit/readOnlyReason';

/** The documents' names, and what each means. */
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

/** Why they cannot be changed here, and who can change them. Shown once above them all. */
export const READ_ONLY_REASON = readOnlyReason('what the business prefers', 'change it');
/** Shown next to each. */
export const READ_ONLY_NOTE = 'Your role may only look at it.';

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
