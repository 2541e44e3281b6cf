/** Every flow by its area. Charts, proofs, paths and the generic tests use this list. */
import { firstPasswordPart } from './access/invitation/firstPassword.flow';
import { AREAS } from './areas';
import { listed } from './flows.list';
import { resolutionCases } from './kit/accountLookup/accountLookup.cases';
import { accountLookupProperties } from './kit/accountLookup/accountLookup.properties';
import { confirmationProperties } from './kit/confirmation/confirmation.properties';
import { otpCases } from './kit/otp/otp.cases';
import { otpProperties } from './kit/otp/otp.properties';
import { complianceParts } from './onboarding/compliance/compliance.forms.flow';
import { batchConfirmationCases } from './payouts/bulkPayout/bulkPayout.confirmation.cases';
import * as bulkPayout from './payouts/bulkPayout/bulkPayout.rules';
import { payoutConfirmationCases } from './payouts/payout/payout.confirmation.cases';
import * as payout from './payouts/payout/payout.rules';

export type FlowName = keyof typeof listed;

export type Flows = typeof listed;

const order = Object.keys(AREAS);
const isFlows = (some: Partial<Flows>): some is Flows => Object.keys(some).length === Object.keys(listed).length;

/** In the order of the areas, whatever the order of the list. */
function inOrder(): Flows {
  const entries = Object.entries(listed).sort(([, one], [, other]) => order.indexOf(one.area) - order.indexOf(other.area));
  const sorted: Partial<Flows> = Object.fromEntries(entries);
  if (!isFlows(sorted)) throw new TypeError('A flow is missing');
  return sorted;
}

export const flows = inOrder();

/** Cases and properties of the machines that only other machines run: by the id of the machine, or by its chart where its cases are a flow's own. */
export const parts = {
  ...complianceParts,
  firstPassword: firstPasswordPart,
  otp: { cases: otpCases, properties: otpProperties },
  resolution: { cases: resolutionCases, properties: accountLookupProperties },
  'payout.confirmation': { cases: payoutConfirmationCases, properties: confirmationProperties(payout.isAffordable) },
  'bulkPayout.confirmation': { cases: batchConfirmationCases, properties: confirmationProperties(bulkPayout.isAffordable) },
};
