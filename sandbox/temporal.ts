/** Node has no `Temporal` yet. Imported first by whatever starts the sandbox, so that everything after it can use the global. */
import 'temporal-polyfill/global';
