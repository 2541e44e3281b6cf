/** How a user takes an order through its steps, in every flow that moves money once. */
import type { Driver } from '../drivers/driver';
import { type Ahead, type Do, ending } from './model';

type Lost = (ahead: Ahead) => 'lost' | 'network';

/**
 * A lost response has two causes: the call was handled, or it never arrived. The next outcome on the path that is known says which one to
 * bring about.
 */
export const lostWhen =
  (checks: string, isHandled: (answer: string) => boolean): Lost =>
  (ahead) => {
    const answer = ahead(checks, ({ kind, name }) => kind === 'answers' && name !== 'pending')?.name;
    return answer !== undefined && isHandled(answer) ? 'lost' : 'network';
  };

/** An order is handled unless the provider reports that it was not received. */
export const lostOrder = (checks: string) => lostWhen(checks, (answer) => answer !== 'notReceived');

/** Sends an order. A fault other than a refusal leaves its outcome open. */
export const sending =
  (port: string, lost: Lost): Do =>
  (I, payload: unknown, ahead, step) => {
    const isOpen = step.kind === 'fails' && step.name !== 'refused' && step.name !== 'sessionExpired';
    return I.answer(port, isOpen && lost(ahead) === 'lost' ? { fails: 'lost' } : ending(step, payload));
  };

const MINUTE_S = 61;

/** Requests a code. The path may have requested one within the last minute. */
export const requestingCode =
  (port: string): Do =>
  async (I, payload: unknown, _, step) => {
    if (step.kind === 'answers') await I.passes(MINUTE_S);
    await I.answer(port, ending(step, payload));
  };

const never = (reason: string) => () => Promise.reject(new Error(reason));

/** How the entry of a code ends that is sent with the order. */
export const clientCodeEndings = (button: string | RegExp, back = 'Close') => ({
  verified: async (I: Driver, { answer }: { answer: object }) => {
    await I.fill('Your code', await I.otp());
    await I.press(button);
    await I.answer('takeCode', { answers: answer });
  },
  dismissed: (I: Driver) => I.press(back),
  sessionExpired: never('No path waits for another code.'),
  tooManyAttempts: never('The code is only taken here.'),
  noResponse: never('The code is only taken here.'),
});

/** How the confirmation of a cost ends. The merchant sees the total before they agree. */
export const confirmationEndings = (
  port: string,
  action: string,
  quote: { readonly total: string; readonly needsOtp: boolean },
) => ({
  confirmed: async (I: Driver) => {
    await I.answer(port, { answers: { fee: '50.00', needsApproval: false, available: '6482930.00', similar: null, ...quote } });
    await I.see('Total to be debited');
    await I.press(action);
  },
  revised: (I: Driver) => I.press('Back'),
  dismissed: (I: Driver) => I.press('Close'),
  sessionExpired: (I: Driver) => I.answer(port, { fails: 'sessionExpired' }),
});
