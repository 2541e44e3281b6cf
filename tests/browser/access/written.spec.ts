/** The file that `npm run paths -- payoutDetails --strategy state --as playwright` writes, as it comes: its tests are declared and run here. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesOf } from '../../../atlas/exports/all';
import { tell } from '../../../atlas/exports/tell';
import { writeFiles } from '../../../atlas/exports/write';
import { generate } from '../../../atlas/generate';
import { fromOutside } from '../../../atlas/outside';
import { flows } from '../../../machines/flows';

const { area, machine, cases } = flows.payoutDetails;
const folder = resolve('.cache/paths/written');
const told = tell(area, machine, generate('payoutDetails', machine, fromOutside(machine, cases), 'state'));

writeFiles(folder, await filesOf([told], ['playwright'], folder));
await import(pathToFileURL(resolve(folder, 'payoutDetails.state.spec.ts')).href);
