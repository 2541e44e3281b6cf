/** Actions and guards by what they are given. Apart from `params`, because the first page needs only those. */
import { faultIn } from './fault';
import { eventParams, eventPatch, outputOf } from './params';

/** An action or a guard that is given the output of the actor. */
export const withAnswer = <const Type extends string>(type: Type) => ({ type, params: outputOf }) as const;

/** One that is given the fault of a failed call. */
export const withFault = <const Type extends string>(type: Type) => ({ type, params: faultIn }) as const;

/** One that is given the event. */
export const withEvent = <const Type extends string>(type: Type) => ({ type, params: eventParams }) as const;

/** One that is given what the event changes. */
export const withPatch = <const Type extends string>(type: Type) => ({ type, params: eventPatch }) as const;
