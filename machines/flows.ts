/** Every flow there is, by its area. Charts, proofs, paths and the generic tests run over this list. */
import { firstPasswordProperties } from './access/invitation/firstPassword.properties';
import { AREAS } from './areas';
import { listed } from './flows.list';
import { resolutionProperties } from './kit/accountLookup.properties';
import { confirmationProperties } from './kit/confirmation.properties';
import { otpProperties } from './kit/otp.properties';

export type FlowName = keyof typeof listed;

export type Flows = typeof listed;

const order = Object.keys(AREAS);
const isFlows = (some: Partial<Flows>): some is Flows => Object.keys(some).length === Object.keys(listed).length;

/** In the order of the areas, whatever order the list is in. */
function inOrder(): Flows {
  const entries = Object.entries(listed).sort(([, one], [, other]) => order.indexOf(one.area) - order.indexOf(other.area));
  const sorted: Partial<Flows> = Object.fromEntries(entries);
  if (!isFlows(sorted)) throw new TypeError('A flow is missing');
  return sorted;
}

export const flows = inOrder();

/** What holds of the machines that flows are made of, by their ids, wherever they are invoked. */
export const partProperties = {
  firstPassword: firstPasswordProperties,
  otp: otpProperties,
  confirmation: confirmationProperties,
  resolution: resolutionProperties,
};
