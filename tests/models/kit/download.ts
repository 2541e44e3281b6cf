/** How any file is requested and cancelled. */
import type { DownloadControl, DownloadFacts } from '../../../machines/kit/download/download.flow';
import type { Driver } from '../../drivers/driver';
import { type AnyModel, answering } from '../model';
import { holding, see, seeOrExpired } from './sights';

const MAKING = 'Preparing your file…';

const ask = (I: Driver, control: DownloadControl, format: string) =>
  'press' in control ? I.press(control.press) : I.pickFrom(control.menu, control.items[format] ?? format);

/** A file made from data in the browser needs no call. */
const whereLocal = (id: string) => ({
  [`${id}.saving | download.cancelled | 0`]: 'The file is made before anybody can cancel it.',
  [`${id}.saving | xstate.error.actor.save | 0`]: 'The file is made in the browser, where no session ends.',
  [`${id}.saving | xstate.error.actor.save | 1`]: 'The file is made in the browser from what is there, so nothing fails.',
});

export function downloadModel({ id, req, starts, isLocal, control, title }: DownloadFacts): AnyModel {
  const port = `${id}.save`;
  return {
    req,
    starts: holding(port, starts),
    events: {
      'download.requested': (I, { format }: { format: string }) => ask(I, control, format),
      'download.cancelled': (I) => I.press('Cancel the file'),
    },
    ports: { save: answering(port) },
    children: {},
    // A local file may be ready before the test checks.
    states: { ready: seeOrExpired(title), saving: see(isLocal ? [MAKING, title] : MAKING) },
    outOfReach: isLocal ? whereLocal(id) : {},
  };
}
