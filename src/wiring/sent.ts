/** Sends a form with files. The browser has the files' content, and the form's view shows the progress. */
import { Failure } from '../../machines/kit/fault';
import type { SelectedFile } from '../../machines/kit/form.types';
import type { Service } from '../../machines/kit/port';
import { storedFile } from '../flow/files';
import { reportProgress } from '../flow/uploads';
import type { Given, Sending } from '../services/onboarding/upload';

const take = (chosen: readonly SelectedFile[]): readonly File[] => chosen.map(({ key, name }) => storedFile(key) ?? lost(name));

function lost(name: string): never {
  throw new Failure({ kind: 'defect', message: `“${name}” is no longer available` });
}

/** @param form the id of the form, under which its progress is reported */
export const sent =
  <Values, Answer>(
    form: string,
    send: (given: Given<Values>, options: Sending) => Promise<Answer>,
  ): Service<Given<Values>, Answer> =>
  (given, { signal }) =>
    reportProgress(form, (onProgress) => send(given, { signal, take, onProgress }));
