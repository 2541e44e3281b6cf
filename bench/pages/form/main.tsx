/** `?form=ours` or `?form=bare`: the same fields with the same rules, and the time of each key until its paint. */
import { createRoot } from 'react-dom/client';
import { form } from '../../../machines/kit/form.machine';
import { selectForm } from '../../../machines/kit/form.select';
import { wire } from '../../../machines/kit/port';
import { FlowProvider } from '../../../src/flow/FlowProvider';
import { useFields } from '../../../src/flow/useFields';
import { useFlow } from '../../../src/flow/useFlow';
import { FormButtons, FormFrame } from '../../../src/screens/kit/FormFrame';
import { TextField } from '../../../src/ui/TextField';
import '../../../src/ui/styles.css';
import { Bare } from './Bare';
import { empty, LABELS, type Twenty, check as validate } from './fields';

declare global {
  interface Window {
    /** Milliseconds from each key to the next frame. */
    keys: number[];
  }
}

const machine = wire(
  form<Twenty, { readonly message: string }>('twenty', {
    description: 'Twenty fields.',
    req: [],
    calls: [],
    validate,
    failureMessage: '',
  }),
  { save: async () => ({ message: '' }) },
);
const select = selectForm<Twenty>(validate);

/** As on the screens. */
function Ours() {
  const flow = useFlow(machine, { input: { subject: '', initialValues: empty, draft: null }, select });
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

/** A task that is posted in a frame runs after it was painted. */
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
createRoot(root).render(<FlowProvider Toasts={() => null}>{isBare ? <Bare /> : <Ours />}</FlowProvider>);
