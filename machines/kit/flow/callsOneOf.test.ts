/** Ports that make one of several calls, as charts and recorded tests show them. */
import { expect, it } from 'vitest';
import { finderMachine } from '../../shell/finder/finder.machine';
import { switchingMachine } from '../../shell/switching/switching.machine';
import { accountLookupMachine } from '../accountLookup/accountLookup.machine';
import { download } from '../download/download.machine';
import { portFacts } from './port';

const anyDownload = download('anyDownload', { calls: ['downloadPayouts'], req: ['PAY-10'], description: 'A file of this test.' });

it.each([
  ['resolve', accountLookupMachine],
  ['save', anyDownload],
  ['find', finderMachine],
  ['switchTo', switchingMachine],
])('[FLW-02] the port %s makes one of its calls', (name, { implementations }) => {
  const actors: Readonly<Record<string, unknown>> = implementations.actors;
  expect(portFacts(actors[name])?.callsOneOf).toBe(true);
});
