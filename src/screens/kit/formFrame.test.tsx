// @vitest-environment happy-dom
import { act, cleanup, waitFor as eventually, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Failure } from '../../../machines/kit/flow/fault';
import { wire } from '../../../machines/kit/flow/port';
import { form } from '../../../machines/kit/form/form.machine';
import { fileRule, required, validateWith } from '../../../machines/kit/form/form.rules';
import { selectForm } from '../../../machines/kit/form/form.select';
import type { SelectedFile } from '../../../machines/kit/form/form.types';
import { FlowProvider } from '../../flow/FlowProvider';
import { storedFile } from '../../flow/files';
import { reportProgress } from '../../flow/uploads';
import { useDraft } from '../../flow/useDraft';
import { useFields } from '../../flow/useFields';
import { useFlow } from '../../flow/useFlow';
import { CheckField } from '../../ui/controls/CheckField';
import { FilesField } from '../../ui/controls/FilesField';
import { TextField } from '../../ui/controls/TextField';
import { Toasts } from '../../ui/feedback/Toasts';
import { FormButtons, FormFrame } from './FormFrame';

interface Shop {
  readonly name: string;
  readonly city: string;
  readonly open: boolean;
  readonly proofs: readonly SelectedFile[];
}

const validate = validateWith<Shop>({
  name: required('Name'),
  city: required('City'),
  proofs: fileRule(['png'], 1000, { kinds: 'a png file', size: '1 kB' }),
});
const machine = form<Shop, { readonly message: string }>('shop', {
  description: 'A shop.',
  req: ['ONB-18'],
  calls: [],
  validate,
  fieldOfError: (said) => (said.includes('city') ? 'city' : null),
  failureMessage: 'Something went wrong',
});
const select = selectForm<Shop>(validate);
const initialValues: Shop = { name: '', city: '', open: false, proofs: [] };

type Save = (sent?: unknown) => Promise<{ message: string }>;

function Screen({ save, onDone }: { readonly save: Save; readonly onDone: () => void }) {
  const { draft, again, keepDraft } = useDraft<Shop>('shop', ['city']);
  const flow = useFlow(wire(machine, { save }), {
    input: { subject: '', initialValues, draft },
    select,
    onChange: keepDraft,
    onDone,
  });
  const fields = useFields<Shop>(flow, { again });
  return (
    <FormFrame<Shop> {...flow} id="shop">
      <TextField label="Name" {...fields.text('name')} />
      <TextField label="City" {...fields.text('city')} />
      <CheckField label="Open" {...fields.tick('open')} optional />
      <FilesField label="Proofs" accept="image/png" maxBytes={1000} {...fields.files('proofs')} />
      <FormButtons<Shop> {...flow} form="shop">
        Save
      </FormButtons>
    </FormFrame>
  );
}

function open(save: Save = async () => ({ message: '' })) {
  const onDone = vi.fn();
  const saving = vi.fn(save);
  render(
    <FlowProvider Toasts={Toasts}>
      <Screen save={saving} onDone={onDone} />
    </FlowProvider>,
  );
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    await act(async () => fireEvent.click(button));
  };
  return { onDone, saving, type, press };
}

const png = (name: string) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'IEND'], name, { type: 'image/png' });

describe('a form on screen', () => {
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });

  test('focuses the first field with an error, and sends nothing', async () => {
    const { saving, type, press } = open();
    type('Name', 'Corner shop');
    await press('Save');
    expect(document.activeElement).toBe(screen.getByLabelText('City'));
    expect(screen.getByText('City is required!')).toBeTruthy();
    expect(saving).not.toHaveBeenCalled();
  });

  test('[ONB-09] shows how much of its files is uploaded, while it is sent', async () => {
    let upload: (part: number) => void = () => undefined;
    let finish: (said: { message: string }) => void = () => undefined;
    const { type, press } = open(() =>
      reportProgress('shop', (onProgress) => {
        upload = onProgress;
        return new Promise((resolve) => {
          finish = resolve;
        });
      }),
    );
    type('Name', 'Corner shop');
    type('City', 'Lagos');
    expect(screen.queryByRole('progressbar')).toBeNull();
    await press('Save');
    act(() => upload(0.4));
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: /^Uploading/ });
    expect(bar.value / bar.max).toBe(0.4);
    await act(async () => finish({ message: '' }));
    await eventually(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  test('focuses the field that a refusal names, and keeps the input', async () => {
    const { type, press } = open(async () => {
      throw new Failure({ kind: 'server', status: 400, message: 'There is no such city' });
    });
    type('Name', 'Corner shop');
    type('City', 'Atlantis');
    await press('Save');
    await eventually(() => expect(document.activeElement).toBe(screen.getByLabelText('City')));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Corner shop');
  });

  test('focuses the message of a refusal that names no field', async () => {
    const { type, press } = open(async () => {
      throw new Failure({ kind: 'network' });
    });
    type('Name', 'Corner shop');
    type('City', 'Lagos');
    await press('Save');
    await eventually(() => expect(document.activeElement?.textContent).toMatch(/couldn’t reach the server/));
  });

  test.each([
    ['a refusal', { kind: 'server', status: 400, message: 'Not today' }, /^Not todayWe’ve kept what you entered\./],
    [
      'a lost response',
      { kind: 'network' },
      /It may have been saved\. We’ve kept what you entered\. Check it, then try again\.$/,
    ],
    ['a broken response', { kind: 'badAnswer', endpoint: 'a', field: 'b' }, /^Something went wrongIt may have been saved\./],
  ] as const)('[SES-09] says after %s what is safe, and what to do next', async (_, fault, words) => {
    const { type, press } = open(() => Promise.reject(new Failure(fault)));
    type('Name', 'Corner shop');
    type('City', 'Lagos');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    type('Name', 'Corner shops');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('closes immediately without changes, and with changes only after a confirmation', async () => {
    const { onDone, type, press } = open();
    type('Name', 'x');
    await press('Cancel');
    await press('Keep editing');
    expect(onDone).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('x');
    await press('Cancel');
    await press('Leave');
    expect(onDone).toHaveBeenCalledWith({ result: 'cancelled' });
  });

  test('[SES-06] shows after a reload which fields were not kept, until they are entered again', async () => {
    const hints = () => screen.queryAllByText(/ again\. /).map(({ textContent }) => textContent);
    const first = open();
    first.type('Name', 'Corner shop');
    first.type('City', 'Lagos');
    await act(async () => void fireEvent.change(screen.getByLabelText('Proofs'), { target: { files: [png('a.png')] } }));
    await screen.findByRole('listitem');
    expect(hints()).toEqual([]);
    cleanup();
    const second = open();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Corner shop');
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('');
    expect(hints()).toEqual([
      'Enter this again. For security, we don’t save it in your browser.',
      'Choose this file again. We don’t save files in your browser.',
    ]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Lagos');
    cleanup();
    const third = open();
    third.type('City', 'Kano');
    expect(hints()).toEqual(['Choose this file again. We don’t save files in your browser.']);
    expect(second.saving).not.toHaveBeenCalled();
  });

  /** A file that is read when the test says so. */
  function slowPng(name: string) {
    const file = png(name);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slice = file.slice.bind(file);
    file.slice = (...part) => {
      const blob = slice(...part);
      const read = blob.arrayBuffer.bind(blob);
      blob.arrayBuffer = async () => {
        await released;
        return read();
      };
      return blob;
    };
    return { file, finish: () => act(async () => release()) };
  }
  const choose = (...files: File[]) =>
    act(async () => void fireEvent.change(screen.getByLabelText('Proofs'), { target: { files } }));
  const fill = (type: (label: string, value: string) => void) => {
    type('Name', 'Corner shop');
    type('City', 'Lagos');
  };
  const READING = '“a.png” is still being read. Wait a moment, then submit again.';

  test('[ONB-18] is not sent before its files are read, says so, and is then sent with them', async () => {
    const { saving, type, press } = open();
    fill(type);
    const { file, finish } = slowPng('a.png');
    await choose(file);
    expect(screen.queryByText(READING)).toBeNull();
    await press('Save');
    await screen.findByText(READING);
    expect(saving).not.toHaveBeenCalled();
    await finish();
    await eventually(() => expect(screen.queryByText(READING)).toBeNull());
    await press('Save');
    expect(saving).toHaveBeenCalledTimes(1);
    expect(saving.mock.lastCall?.[0]).toMatchObject({ values: { proofs: [{ name: 'a.png', kind: 'png' }] } });
  });

  test('[ONB-18] keeps a file that was read while the form asked whether to leave', async () => {
    const { saving, type, press } = open();
    fill(type);
    const { file, finish } = slowPng('a.png');
    await choose(file);
    await press('Cancel');
    await finish();
    await press('Keep editing');
    await press('Save');
    expect(saving.mock.lastCall?.[0]).toMatchObject({ values: { proofs: [{ kind: 'png' }] } });
  });

  test('[ONB-18] keeps each of several files, whichever is read first', async () => {
    const { saving, type, press } = open();
    fill(type);
    const [first, second] = [slowPng('a.png'), slowPng('b.png')];
    await choose(first.file);
    await choose(second.file);
    await act(async () => {
      await Promise.all([second.finish(), first.finish()]);
    });
    await press('Save');
    const proofs = ['a.png', 'b.png'].map((name) => ({ name, kind: 'png' }));
    expect(saving.mock.lastCall?.[0]).toMatchObject({ values: { proofs } });
  });

  test.each([
    ['is closed', async () => cleanup()],
    [
      'removed it',
      async () => {
        await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove a.png' })));
      },
    ],
  ])('[ONB-18] releases a file that is read after the form %s', async (_, leave) => {
    const key = vi.spyOn(crypto, 'randomUUID').mockReturnValue('0-0-0-0-0');
    const { type } = open();
    fill(type);
    const { file, finish } = slowPng('a.png');
    await choose(file);
    expect(storedFile('0-0-0-0-0')).toBe(file);
    await leave();
    await finish();
    expect([storedFile('0-0-0-0-0'), screen.queryByRole('listitem')]).toEqual([null, null]);
    key.mockRestore();
  });

  test('checks a file by its content, and drops a removed one', async () => {
    const { saving, press } = open();
    await choose(png('a.png'));
    await choose(png('b.png'), new File(['not a picture'], 'c.png', { type: 'image/png' }));
    await screen.findByText('“c.png” must be a png file.');
    await press('Remove c.png');
    expect(screen.queryByText('“c.png” must be a png file.')).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(saving).not.toHaveBeenCalled();
    expect(storedFile('never chosen')).toBeNull();
  });
});
