/**
 * `npm run trace [-- --flow <name>] [--out <folder>]`: requirements with states and transitions, endpoints, properties and tests, as a page,
 * CSV and XLSX, for all flows and for each. `npm run trace -- --missing SES-01,SES-02` writes nothing and fails if one of these has no test.
 */
import 'temporal-polyfill/global';
import '../atlas/cli/closedPipe';
import { traceCommand } from '../atlas/cli/traceCommand';

process.exitCode = await traceCommand(process.argv.slice(2), { say: console.log, note: console.error });
