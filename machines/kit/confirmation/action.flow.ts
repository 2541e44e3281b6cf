/** The part of a confirmed action's flow that never ships: its cases, its properties, and its dialog. */
import { everyFault } from '../flow/cases';
import type { Properties } from '../flow/properties';
import { reqOf, type Screen, type Sight, startsOf } from '../list/screen.flow';
import { passwordCases, passwordFaults, stepUpProperties } from '../stepUp/stepUp.flow';
import type { ConfirmedActionContext, confirmedAction } from './confirmedAction.machine';
import { confirmedActionProperties, reasonProperties } from './confirmedAction.properties';

type Action<Subject, Answer extends object> = ReturnType<typeof confirmedAction<Subject, Answer>>;

/** The texts of the dialog and of its buttons. */
interface Dialog {
  readonly question: Sight;
  readonly confirm: Sight;
  readonly dismiss: Sight;
  /** The heading of the dialog that stands behind it, if one does. */
  readonly behind?: Sight;
}

/** The reason of an action: its field, its limit, and sample texts by name. */
interface ReasonField {
  readonly label: string;
  readonly longest: number;
  readonly typed: Readonly<Record<string, string>>;
}

type ReasonCases = { readonly 'reason.changed': Readonly<Record<string, { readonly reason: string }>> };
type PasswordCases = { readonly 'password.changed': typeof passwordCases };

interface Own<Subject, Answer extends object> {
  readonly starts: Readonly<Record<string, { readonly subject: Subject; readonly screen?: Partial<Screen> }>>;
  readonly answers: Readonly<Record<string, Answer>>;
  /** Starts that no screen has. Proofs and paths on the machine use them too. */
  readonly otherStarts?: Readonly<Record<string, Subject>>;
  /** The properties of this action in addition to those of every action. */
  readonly properties?: Properties<Action<Subject, Answer>>;
  readonly screen: Screen;
  readonly dialog: Dialog;
  /** Only of an action that is sent with a reason. */
  readonly reason?: ReasonField;
  /** Whether the action is sent with the password. */
  readonly stepUp?: true;
}

/** Returns what the atlas, the paths and the models need of a confirmed action. */
export function actionFlow<Subject, Answer extends object>(
  machine: Action<Subject, Answer>,
  { starts, otherStarts = {}, answers, properties = [], screen, dialog, reason, stepUp }: NoInfer<Own<Subject, Answer>>,
) {
  const { main, req } = reqOf(machine);
  const reasons = Object.entries(reason?.typed ?? {}).map(([name, text]) => [name, { reason: text }] as const);
  const inputs = Object.entries(starts).map(([name, { subject }]) => [name, { subject }] as const);
  return {
    machine,
    cases: {
      inputs: Object.fromEntries(inputs),
      events: {
        'action.confirmed': { now: {} },
        'action.dismissed': { now: {} },
        // The types name this event in every action. Only one with a reason handles it.
        ...(reason ? { 'reason.changed': Object.fromEntries(reasons) } : ({} as ReasonCases)),
        ...(stepUp ? { 'password.changed': passwordCases } : ({} as PasswordCases)),
      },
      ports: { do: { answers, fails: everyFault } },
      children: {},
      machineOnly: {
        inputs: Object.fromEntries(Object.entries(otherStarts).map(([name, subject]) => [name, { subject }] as const)),
        ...(stepUp && { ports: { do: { fails: passwordFaults } } }),
      },
      remember: ({ subject, reason: given, password }: ConfirmedActionContext<Subject>) => [subject, given, password],
    },
    properties: [
      ...confirmedActionProperties(main, Object.keys(answers)),
      ...(reason ? reasonProperties(main, reason.longest) : []),
      ...(stepUp ? stepUpProperties(main, { sends: 'submitting', ends: ['succeeded', 'dismissed', 'sessionExpired'] }) : []),
      ...properties,
    ],
    model: {
      kind: 'action' as const,
      id: machine.id,
      req,
      starts: startsOf(screen, starts),
      dialog,
      reason: reason?.label ?? null,
      hasStepUp: stepUp ?? false,
    },
  };
}

/** The facts that tests need of a confirmed action besides its machine. */
export type ActionFacts = ReturnType<typeof actionFlow<unknown, object>>['model'];
