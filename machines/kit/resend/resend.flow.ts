/** The part of a resend's flow that never ships: its cases, its properties, and its button. */
import { everyFault } from '../flow/cases';
import { reqOf, type Screen, startsOf } from '../list/screen.flow';
import type { resend } from './resend.machine';
import { resendProperties } from './resend.properties';
import type { ResendContext } from './resend.types';

interface Own {
  readonly screen: Screen;
  /** The heading of the page. */
  readonly title: string;
  readonly button: string;
}

/** Returns everything that the atlas, the paths and the models need of a resend. */
export function resendFlow(machine: ReturnType<typeof resend>, { screen, title, button }: Own) {
  const { main, req } = reqOf(machine);
  return {
    machine,
    cases: {
      inputs: { sent: { subject: 'ada@crafts.test' } },
      events: { 'resend.requested': { now: {} } },
      ports: { send: { answers: { sent: { message: 'Another one is on its way' } }, fails: everyFault } },
      children: {},
      remember: ({ problem }: ResendContext) => [problem !== null],
    },
    properties: resendProperties(main),
    model: { kind: 'resend' as const, id: machine.id, req, starts: startsOf(screen, { sent: {} }), title, button },
  };
}

/** What tests need of a resend besides its machine. */
export type ResendFacts = ReturnType<typeof resendFlow>['model'];
