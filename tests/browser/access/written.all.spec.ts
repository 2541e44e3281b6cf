/** Runs the file that `npm run paths -- run payoutDetails --strategy state --on browser` writes, unchanged. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browserCases } from '../../../atlas/browserCases';
import { tell } from '../../../atlas/exports/tell';
import { writeFiles } from '../../../atlas/exports/write';
import { generate } from '../../../atlas/generate';
import { asBrowserFile } from '../../../atlas/run/browserFile';
import { flows } from '../../../machines/flows';

const { area, machine, cases } = flows.payoutDetails;
const folder = resolve('.cache/paths/written');
const described = tell(area, machine, generate('payoutDetails', machine, browserCases(machine, cases), 'state'));

writeFiles(folder, new Map([['payoutDetails.state.spec.ts', asBrowserFile(described, folder)]]));
await import(pathToFileURL(resolve(folder, 'payoutDetails.state.spec.ts')).href);
