/** `npm run paths`: shows, exports or runs the paths of flows. `--help` lists the options. Exports are written with the models. */
import 'temporal-polyfill/global';
import '../../atlas/cli/closedPipe';
import { command } from '../../atlas/cli/command';
import { record } from './record';

process.exitCode = await command(process.argv.slice(2), { say: console.log, note: console.error }, record);
