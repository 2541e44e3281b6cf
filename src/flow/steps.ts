/** The steps of this tab's flows, in order. They wait here for the recorder (`record.ts`), whose code the first page does not need. */
import type { InspectedMicrostepEvent, InspectionEvent } from 'xstate';

export interface Step {
  /** The id of the flow's root machine. */
  readonly flow: string;
  /** In milliseconds since the epoch. */
  readonly at: number;
  readonly inspected: InspectedMicrostepEvent;
}

interface Recorder {
  take(step: Step): void;
  clear(): void;
}

let waiting: readonly Step[] = [];
let recorder: Recorder | null = null;

/** Hears what any machine in a flow's tree does. */
export function noteStep(flow: string, inspected: InspectionEvent): void {
  if (inspected.type !== '@xstate.microstep') return;
  const step = { flow, at: Date.now(), inspected };
  if (recorder) recorder.take(step);
  else waiting = [...waiting, step];
}

/** Passes on the steps that waited, and every later one. */
export function passStepsTo(one: Recorder): void {
  recorder = one;
  for (const step of waiting) one.take(step);
  waiting = [];
}

/** Forgets all steps, as after a log-out. */
export function clearSteps(): void {
  waiting = [];
  recorder?.clear();
}
