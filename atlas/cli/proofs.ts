/**
 * `npm run proofs [-- <chart>]` prints every property with its verdict. It fails if one is refuted, vacuous, or names something unknown.
 * `npm run proofs -- --together` prints those of several machines together with the provider.
 */
import 'temporal-polyfill/global';
import './closedPipe';
import { proofsCommand } from './proofsCommand';

process.exitCode = proofsCommand(process.argv.slice(2), { say: console.log, note: console.error });
