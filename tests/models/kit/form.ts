/** How any form is filled in, submitted and cancelled. */
import type { FieldControl, FormFacts } from '../../../machines/kit/form.flow';
import type { Driver } from '../../drivers/driver';
import { type AnyModel, answering } from '../model';
import { holding, see, seeExpired, seeHeading, seeOrNoDialog } from './sights';

/** An email keeps its shape, and a blank text stays blank. */
function unique(value: string) {
  if (value.trim() === '') return value;
  return value.includes('@') ? value.replace('@', `+${crypto.randomUUID()}@`) : `${value} ${crypto.randomUUID()}`;
}

async function fill(I: Driver, control: Exclude<FieldControl, string | { choose: string } | { pick: object }>, value: string) {
  if ('unique' in control) return I.fill(control.fill, unique(value));
  if ('isCode' in control) return I.fill(control.fill, value === '' ? value : await I.otp());
  await I.fill(control.fill, value);
  const hint = control.hints[value];
  if (hint) await I.see(hint);
}

function use(I: Driver, control: FieldControl, value: string) {
  if (typeof control === 'string') return I.fill(control, value);
  if ('choose' in control) return I.choose(control.choose, control.options?.[value] ?? value);
  return 'pick' in control ? I.pick(control.pick[value] ?? value) : fill(I, control, value);
}

const isIncomplete = (value: unknown) => Object(value).editing === 'incomplete';

export function formModel({ id, req, starts, isPublic, fields, buttons, sees, outOfReach }: FormFacts): AnyModel {
  const port = `${id}.save`;
  const { title, missing = title, saved, cancelled = saved } = sees;
  return {
    req,
    starts: holding(port, starts),
    events: {
      'field.changed': (I, { change }: { change: { field: string; value: unknown } }) => {
        const control = fields[change.field];
        if (control === undefined) throw new Error(`${id} does not say how ${change.field} is filled in.`);
        return use(I, control, String(change.value));
      },
      'form.submitted': async (I, _payload, _ahead, { value }) => {
        await I.press(buttons.save);
        // Until the field is corrected: the state continues after that.
        if (isIncomplete(value)) await see(missing)(I);
      },
      cancel: (I) => I.press(buttons.cancel),
      'leave.confirmed': (I) => I.press('Leave'),
      'leave.dismissed': (I) => I.press('Keep editing'),
    },
    ports: { save: answering(port) },
    children: {},
    states: {
      'editing.typing': seeHeading(title),
      'editing.incomplete': seeHeading(title),
      submitting: async (I) => {
        await seeHeading(title)(I);
        await I.seeBusy(buttons.save);
      },
      leaving: seeHeading('Leave without saving?'),
      saved: seeOrNoDialog(saved),
      cancelled: seeOrNoDialog(cancelled),
      ...(isPublic ? {} : { sessionExpired: seeExpired }),
    },
    outOfReach,
  };
}
