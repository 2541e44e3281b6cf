/** Sends a form with files. The browser has the files' content, and the form's view shows the progress. */
import { isolated } from '../../contract/shownText';
import { Failure } from '../../machines/kit/flow/fault';
import type { Service } from '../../machines/kit/flow/port';
import type { SelectedFile } from '../../machines/kit/form/form.types';
import { storedFile } from '../flow/files';
import { reportProgress } from '../flow/uploads';
import type { Sending } from '../services/onboarding/upload';

const take = (chosen: readonly SelectedFile[]): readonly File[] => chosen.map(({ key, name }) => storedFile(key) ?? lost(name));

function lost(name: string): never {
  throw new Failure({ kind: 'notSent', message: `“${isolated(name)}” is no longer available. Choose it again.` });
}

/** @param form the id of the form, under which its progress is reported */
export const sent =
  <Given, Answer>(form: string, send: (given: Given, options: Sending) => Promise<Answer>): Service<Given, Answer> =>
  (given, { signal }) =>
    reportProgress(form, (onProgress) => send(given, { signal, take, onProgress }));
