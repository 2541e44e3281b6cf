/** The part of a download's flow that never ships: its cases, its properties, and its button. */
import { everyFault, type StepCause } from '../flow/cases';
import { portFacts } from '../flow/port';
import { reqOf, type Screen, startsOf } from '../list/screen.flow';
import type { download, Wanted } from './download.machine';
import { downloadProperties } from './download.properties';

type Download<Filter extends object, Format extends string> = ReturnType<typeof download<Filter, Format>>;

/** A button, or a menu with an item for each format. */
export type DownloadControl =
  | { readonly press: string }
  | { readonly menu: string; readonly items: Readonly<Record<string, string>> };

/** The items of a menu that offers a spreadsheet. */
const SHEETS = { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' };

export const sheetMenu = (menu: string): DownloadControl => ({ menu, items: SHEETS });

interface Own<Filter, Format> {
  /** The requirements that its paths show, if fewer than those of the machine. */
  readonly req?: readonly string[];
  /** The name of its only input. */
  readonly start?: string;
  readonly asks: Readonly<Record<string, Wanted<Filter, Format>>>;
  readonly fileName: string;
  /** The page. If the file comes from a list, the list is empty here, so one call makes the file. */
  readonly screen: Screen;
  readonly control?: DownloadControl;
  /** What shows whether a file is being made. By default the control. */
  readonly title?: string;
}

/** Returns everything that the atlas, the paths and the models need of a download. */
export function downloadFlow<Filter extends object, Format extends string>(
  machine: Download<Filter, Format>,
  { start = 'list', asks, fileName, screen, control = sheetMenu('Download'), ...own }: NoInfer<Own<Filter, Format>>,
) {
  const { main, req } = reqOf(machine);
  // A file made from data in the browser is ready before anyone can cancel it.
  const isLocal = portFacts(machine.implementations.actors.save)?.calls.length === 0;
  return {
    machine,
    cases: {
      inputs: { [start]: undefined },
      events: { 'download.requested': asks, 'download.cancelled': { now: {} } },
      ports: { save: { answers: { saved: { fileName } }, fails: everyFault } },
      children: {},
      possible: (_: unknown, { subject }: StepCause) => !(isLocal && subject === 'download.cancelled'),
      remember: ({ wanted }: { readonly wanted: Wanted<Filter, Format> | null }) => [wanted?.format],
    },
    properties: downloadProperties(main),
    model: {
      kind: 'download' as const,
      id: machine.id,
      req: own.req ?? req,
      starts: startsOf(screen, { [start]: {} }),
      isLocal,
      control,
      title: own.title ?? ('press' in control ? control.press : control.menu),
    },
  };
}

/** What tests need of a download besides its machine. */
export type DownloadFacts = ReturnType<typeof downloadFlow<object, string>>['model'];

/** Both formats of a spreadsheet. */
export const sheetsOf = <const Filter>(filter: Filter) => ({
  xlsx: { filter, format: 'xlsx' as const },
  csv: { filter, format: 'csv' as const },
});
