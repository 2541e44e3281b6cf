/** How any confirmed action is confirmed and dismissed. */
import type { ActionFacts } from '../../../machines/kit/confirmation/action.flow';
import type { Driver } from '../../drivers/driver';
import { type AnyModel, answering, type Do } from '../model';
import { holding, seeExpired, seeHeading, textOf } from './sights';

const RIGHT_PASSWORD =
  'Every path on screen types the right password. The test of the field and the machine’s paths meet a wrong one.';

export function actionModel({ id, req, starts, dialog, reason, hasStepUp }: ActionFacts): AnyModel {
  const port = `${id}.do`;
  const seeTheQuestion = seeHeading(dialog.question);
  const seeItClosed = async (I: Driver) => {
    if (dialog.behind === undefined) return I.seeNoDialog();
    await I.seeNone(textOf(dialog.question));
    await I.see(textOf(dialog.behind));
  };
  /** The page below may have a button of this name, and is there before the dialog. */
  const pressInDialog =
    (button: string | RegExp): Do =>
    async (I) => {
      await seeTheQuestion(I);
      await I.press(button);
    };
  return {
    req,
    starts: holding(port, starts),
    events: {
      'action.confirmed': pressInDialog(textOf(dialog.confirm)),
      'action.dismissed': pressInDialog(textOf(dialog.dismiss)),
      ...(reason !== null && {
        'reason.changed': async (I: Driver, typed: { readonly reason: string }) => {
          await seeTheQuestion(I);
          await I.fill(reason, typed.reason);
        },
      }),
      ...(hasStepUp && {
        'password.changed': async (I: Driver, typed: { readonly password: string }) => {
          await seeTheQuestion(I);
          await I.fill('Password', typed.password);
        },
      }),
    },
    ports: { do: answering(port) },
    children: {},
    states: {
      confirming: seeTheQuestion,
      submitting: async (I) => {
        await seeTheQuestion(I);
        await I.seeBusy(textOf(dialog.confirm));
        await I.seeDisabled(textOf(dialog.dismiss));
      },
      succeeded: seeItClosed,
      dismissed: seeItClosed,
      sessionExpired: seeExpired,
    },
    outOfReach: hasStepUp ? { [`${id}.submitting | xstate.error.actor.do | 1`]: RIGHT_PASSWORD } : {},
  };
}
