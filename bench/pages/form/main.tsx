/** `?form=ours` or `?form=bare`: the same fields under the same rules, and how long each key takes until what it did is painted. */
import { createRoot } from 'react-dom/client';
import { form } from '../../../machines/kit/form.machine';
import { selectForm } from '../../../machines/kit/form.select';
import { wire } from '../../../machines/kit/port';
import { HouseProvider } from '../../../src/flow/FlowProvider';
import { useFields } from '../../../src/flow/useFields';
import { useFlow } from '../../../src/flow/useFlow';
import { FormButtons, FormFrame } from '../../../src/screens/kit/FormFrame';
import { TextField } from '../../../src/ui/TextField';
import '../../../src/ui/styles.css';
import { Bare } from './Bare';
import { check, empty, LABELS, type Twenty } from './fields';

declare global {
  interface Window {
    /** Milliseconds from each key to the frame that answers it. */
    keys: number[];
  }
}

const machine = wire(
  form<Twenty, { readonly message: string }>('twenty', { description: 'Twenty fields.', req: [], calls: [], check, refusal: '' }),
  { save: async () => ({ message: '' }) },
);
const select = selectForm<Twenty>(check);

/** As the screens have it. */
function Ours() {
  const flow = useFlow(machine, { input: { subject: '', started: empty, draft: null }, select });
  const fields = useFields<Twenty>(flow);
  return (
    <FormFrame<Twenty> {...flow} id="twenty">
      {LABELS.map((label) => (
        <TextField key={label} label={label} {...fields.text(label)} />
      ))}
      <FormButtons<Twenty> {...flow} form="twenty">
        Save
      </FormButtons>
    </FormFrame>
  );
}

/** A task that is posted from a frame comes once that frame has been laid out and painted. */
window.keys = [];
document.addEventListener(
  'keydown',
  ({ timeStamp }) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.keys.push(performance.now() - timeStamp);
      port2.postMessage(null);
    }),
  { capture: true },
);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the form.');
const isBare = new URLSearchParams(window.location.search).get('form') === 'bare';
createRoot(root).render(<HouseProvider Notices={() => null}>{isBare ? <Bare /> : <Ours />}</HouseProvider>);
