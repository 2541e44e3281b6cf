/** How a file of any list is requested, awaited and left. */
import type { ReportRequestFacts } from '../../../machines/kit/report/reportRequest.flow';
import { type AnyModel, answering } from '../model';
import { lostOrder, sending } from '../orders';
import { holding, seeExpired } from './sights';

/** The longest pause between two looks. */
const PAUSE_MS = 31_000;

const NOT_WAITED = 'No path waits for minutes.';

export function reportRequestModel({ id, req, starts, title, column }: ReportRequestFacts): AnyModel {
  const lookUp = `${id}.lookUp`;
  return {
    req,
    starts: Object.fromEntries(
      Object.entries(holding(`${id}.request`, starts)).map(([name, start]) => [
        name,
        { ...start, holds: [...start.holds, lookUp] },
      ]),
    ),
    events: {
      'column.toggled': (I) => I.tick(column),
      'columns.all': (I) => I.press('All'),
      'format.chosen': (I) => I.pick('XLSX'),
      'export.requested': (I) => I.press(/^(Export .+ rows?|Try again)$/),
      'choice.revised': (I) => I.press('Change'),
      'outcome.retry': (I) => I.press('Check status'),
      reconnected: (I) => I.reconnects(),
      'progress.checked': (I) => I.press('Check now'),
      dismissed: (I) => I.press('Close'),
    },
    ports: { request: sending(`${id}.request`, lostOrder('lookUp')), lookUp: answering(lookUp) },
    children: {},
    delays: { lookPause: (I) => I.waits(PAUSE_MS) },
    states: {
      choosing: async (I) => {
        await I.seeHeading(title);
        await I.see('Columns');
        await I.see('Africa/Lagos (WAT)');
      },
      requesting: (I) => I.see('Requesting your file…'),
      checkingOutcome: (I) => I.see('Checking whether your request arrived…'),
      outcomeUnknown: (I) => I.seeHeading('We couldn’t confirm this yet'),
      'underWay.queued': (I) => I.see('You can close this. The export continues in Report Centre.'),
      'underWay.looking': (I) => I.see('You can close this. The export continues in Report Centre.'),
      awaited: (I) => I.see('This file takes longer than usual.'),
      finished: async (I) => {
        await I.seeHeading('Your file is ready');
        await I.see('Download');
      },
      failed: async (I) => {
        await I.seeHeading('Export failed');
        await I.see(/We couldn’t finish the file\./);
      },
      left: (I) => I.seeNoDialog(),
      closed: (I) => I.seeNoDialog(),
      sessionExpired: seeExpired,
    },
    outOfReach: {
      [`${id}.finished | xstate.after.addressLife.${id}.finished | 0`]: NOT_WAITED,
      [`${id}.underWay.looking | xstate.done.actor.lookUp | 2`]: 'The Report Centre forgets no file while a dialog is open.',
    },
  };
}
