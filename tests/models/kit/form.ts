/** How any form is filled in, submitted and cancelled. */
import type { FieldControl, FormFacts } from '../../../machines/kit/form/form.flow';
import type { Driver } from '../../drivers/driver';
import { type AnyModel, answering, type Do } from '../model';
import { holding, see, seeExpired, seeHeading, seeOrNoDialog } from './sights';

/** An email keeps its shape, and a blank text stays blank. */
function unique(value: string) {
  if (value.trim() === '') return value;
  return value.includes('@') ? value.replace('@', `+${crypto.randomUUID()}@`) : `${value} ${crypto.randomUUID()}`;
}

type Typed = Exclude<FieldControl, string | { choose: string } | { pick: object } | { attach: string }>;

async function fill(I: Driver, control: Typed, value: string) {
  if ('unique' in control) return I.fill(control.fill, unique(value));
  if ('isCode' in control) return I.fill(control.fill, value === '' ? value : await I.otp());
  await I.fill(control.fill, value);
  const hint = control.hints[value];
  if (hint) await I.see(hint);
}

/** The sample value of a file is its name here. */
const nameIn = (value: unknown) => (Array.isArray(value) ? String(Object(value[0]).name) : String(value));

function use(I: Driver, control: FieldControl, value: string) {
  if (typeof control === 'string') return I.fill(control, value);
  if ('choose' in control) return I.choose(control.choose, control.options?.[value] ?? value);
  if ('attach' in control) return I.attach(control.attach, { name: value, text: '', ...control.files[value] });
  return 'pick' in control ? I.pick(control.pick[value] ?? value) : fill(I, control, value);
}

const isIncomplete = (value: unknown) => Object(value).editing === 'incomplete';

const NO_CONFLICT = 'The sandbox creates a second one of the same name. The test of the kit meets a conflict twice.';

const ALONE = 'On this path only one merchant changes the record. A test in two tabs changes it twice.';

const outOfReachOf = (id: string) => ({
  [`${id}.submitting | xstate.done.actor.save | 0`]: ALONE,
  [`${id}.outdated | changes.kept | 0`]: ALONE,
  [`${id}.outdated | changes.discarded | 0`]: ALONE,
});

const question = (thing: string) => `Create another ${thing}?`;

const decisions: Readonly<Record<string, Do>> = {
  'another.confirmed': (I) => I.press('Create another'),
  'earlier.kept': (I) => I.press('Keep the first one'),
  'decision.dismissed': (I) => I.press('Keep editing'),
};

const choices: Readonly<Record<string, Do>> = {
  'changes.kept': (I) => I.press('Keep my changes'),
  'changes.discarded': (I) => I.press('Discard my changes'),
};

export function formModel({ id, req, starts, isPublic, creates, edits, fields, buttons, sees, outOfReach }: FormFacts): AnyModel {
  const port = `${id}.save`;
  const submitting = async (I: Driver) => {
    await seeHeading(title)(I);
    await I.seeBusy(buttons.save);
  };
  const { title, missing = title, saved, cancelled = saved } = sees;
  return {
    req,
    starts: holding(port, starts),
    events: {
      'field.changed': (I, { change }: { change: { field: string; value: unknown } }) => {
        const control = fields[change.field];
        if (control === undefined) throw new Error(`${id} does not say how ${change.field} is filled in.`);
        return use(I, control, nameIn(change.value));
      },
      'form.submitted': async (I, _payload, _ahead, { value }) => {
        await I.press(buttons.save);
        // Until the field is corrected: the state continues after that.
        if (isIncomplete(value)) await see(missing)(I);
      },
      cancel: (I) => I.press(buttons.cancel),
      'leave.confirmed': (I) => I.press('Leave'),
      'leave.dismissed': (I) => I.press('Keep editing'),
      ...(creates !== null && decisions),
      ...(edits !== null && choices),
    },
    ports: { save: answering(port) },
    children: {},
    states: {
      'editing.typing': seeHeading(title),
      'editing.incomplete': seeHeading(title),
      submitting,
      leaving: seeHeading('Leave without saving?'),
      ...(creates !== null && {
        checkingEarlier: submitting,
        earlierCreated: seeHeading(question(creates)),
        earlierUnknown: seeHeading(question(creates)),
      }),
      ...(edits !== null && { outdated: seeHeading(`This ${edits} has changed`) }),
      saved: seeOrNoDialog(saved),
      cancelled: seeOrNoDialog(cancelled),
      ...(isPublic ? {} : { sessionExpired: seeExpired }),
    },
    outOfReach: {
      ...(creates !== null && { [`${id}.submitting | xstate.error.actor.save | 2`]: NO_CONFLICT }),
      ...(edits !== null && outOfReachOf(id)),
      ...outOfReach,
    },
  };
}
