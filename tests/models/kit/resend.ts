/** How any email is sent again. */
import type { ResendFacts } from '../../../machines/kit/resend/resend.flow';
import { type AnyModel, answering } from '../model';
import { holding, see } from './sights';

/** Slightly longer than the pause after sending, in milliseconds. */
const PAUSE_MS = 61_000;

export function resendModel({ id, req, starts, title, button }: ResendFacts): AnyModel {
  const port = `${id}.send`;
  return {
    req,
    starts: holding(port, starts),
    events: { 'resend.requested': (I) => I.press(button) },
    ports: { send: answering(port) },
    children: {},
    delays: {
      // The pause starts when the page shows.
      resendPause: async (I) => {
        await I.see(title);
        await I.waits(PAUSE_MS);
      },
    },
    states: { waiting: see(title), ready: see(button), sending: see(button) },
    outOfReach: {},
  };
}
