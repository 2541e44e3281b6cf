/** Lets an open atlas ask for the recording of this tab while a user is signed in. The code that answers loads when one asks. */
import { ANSWERING, ASKING } from '../../machines/kit/flow/live';
import { TAB_ID } from './channel';

/** Returns a function that ends the offer, and with it everything that is sent. */
export function offerRecording(): () => void {
  const asking = new BroadcastChannel(ASKING);
  const answering = new BroadcastChannel(ANSWERING);
  let isOver = false;
  let stop = () => {};
  const listen = () => {
    const asked: unknown[] = [];
    asking.onmessage = ({ data }) => {
      // What comes while the code loads is answered too.
      if (asked.push(data) > 1) return;
      import('./streamRecording').then(({ streamRecording }) => {
        if (!isOver) stop = streamRecording({ asking, answering }, asked);
      }, listen);
    };
  };
  listen();
  answering.postMessage({ kind: 'tabOpened', tab: TAB_ID });
  return () => {
    isOver = true;
    stop();
    asking.close();
    answering.close();
  };
}
