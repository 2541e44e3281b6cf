/**
 * `npm run bundle [-- --out <folder>] [--tag]` writes the evidence of a release into one folder that opens without a network: charts, digests, verdicts,
 * what runs took, the trace of requirements and the decisions. With `--tag` the commit gets the tag of its version, `v0.1.0`. Run the tests first:
 * what they walked is read from their records.
 */
import 'temporal-polyfill/global';
import './closedPipe';
import { bundleCommand } from './bundleCommand';

process.exitCode = await bundleCommand(process.argv.slice(2), { say: console.log, note: console.error });
