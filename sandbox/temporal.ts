/** Node has no `Temporal` yet. Import this first to start the sandbox, so that all later code can use the global. */
import 'temporal-polyfill/global';
