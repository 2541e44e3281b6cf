/** `npm run paths`: the paths of flows, shown, exported or run. `--help` says how. */
import 'temporal-polyfill/global';
import { command } from './command';

process.exitCode = await command(process.argv.slice(2), { say: console.log, note: console.error });
