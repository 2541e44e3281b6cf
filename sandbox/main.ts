/** The server of `npm start`: app, provider and atlas on one port. Settings come from the environment. */
import './temporal';
import { once } from 'node:events';
import { type Sandbox, startSandbox } from './start';
import { explain, introduction, optionsOf } from './startup';

/** Also during the start, because an interrupted database would have to be made again. */
function stopOnSignal(starting: Promise<Sandbox>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(130);
    stopping = true;
    starting
      .then((sandbox) => sandbox.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** `npm start` builds the app beside us, and then says so. Started by anything else, the app is as it is. */
const built = () => (process.env.KONTOR_BUILDING ? once(process, 'message').then(() => process.disconnect()) : undefined);

async function main(): Promise<void> {
  const starting = startSandbox({ ...optionsOf(process.env), built: built() });
  stopOnSignal(starting);
  console.log(introduction(await starting));
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
