/** The part of a confirmed action's flow that never ships: its cases, its properties, and its dialog. */
import { everyFault } from './cases';
import type { ConfirmedActionContext, confirmedAction } from './confirmedAction.machine';
import { confirmedActionProperties } from './confirmedAction.properties';
import type { Properties } from './properties';
import { reqOf, type Screen, type Sight, startsOf } from './screen.flow';

type Action<Subject, Answer extends object> = ReturnType<typeof confirmedAction<Subject, Answer>>;

/** The texts of the dialog and of its buttons. */
interface Dialog {
  readonly question: Sight;
  readonly confirm: Sight;
  readonly dismiss: Sight;
}

interface Own<Subject, Answer extends object> {
  readonly starts: Readonly<Record<string, { readonly subject: Subject; readonly screen?: Partial<Screen> }>>;
  readonly answers: Readonly<Record<string, Answer>>;
  /** Starts that no screen has. Proofs and paths on the machine use them too. */
  readonly otherStarts?: Readonly<Record<string, Subject>>;
  /** The properties of this action in addition to those of every action. */
  readonly properties?: Properties<Action<Subject, Answer>>;
  readonly screen: Screen;
  readonly dialog: Dialog;
}

/** Returns what the atlas, the paths and the models need of a confirmed action. */
export function actionFlow<Subject, Answer extends object>(
  machine: Action<Subject, Answer>,
  { starts, otherStarts = {}, answers, properties = [], screen, dialog }: NoInfer<Own<Subject, Answer>>,
) {
  const { main, req } = reqOf(machine);
  const inputs = Object.entries(starts).map(([name, { subject }]) => [name, { subject }] as const);
  return {
    machine,
    cases: {
      inputs: Object.fromEntries(inputs),
      events: { 'action.confirmed': { now: {} }, 'action.dismissed': { now: {} } },
      ports: { do: { answers, fails: everyFault } },
      children: {},
      machineOnly: {
        inputs: Object.fromEntries(Object.entries(otherStarts).map(([name, subject]) => [name, { subject }] as const)),
      },
      remember: ({ subject }: ConfirmedActionContext<Subject>) => subject,
    },
    properties: [...confirmedActionProperties(main, Object.keys(answers)), ...properties],
    model: { kind: 'action' as const, id: machine.id, req, starts: startsOf(screen, starts), dialog },
  };
}

/** The facts that tests need of a confirmed action besides its machine. */
export type ActionFacts = ReturnType<typeof actionFlow<unknown, object>>['model'];
