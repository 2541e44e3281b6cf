/** Sends forms with files: what is in the files is the browser's, how far they have come is shown by the form that sends them. */
import { Failure } from '../../../machines/kit/fault';
import type { Chosen } from '../../../machines/kit/form.types';
import type { Service } from '../../../machines/kit/port';
import { keptFile } from '../../flow/files';
import { told } from '../../flow/uploads';
import * as compliance from '../../services/onboarding/compliance';
import * as particulars from '../../services/onboarding/particulars';
import type { Given, Sending } from '../../services/onboarding/upload';

const take = (chosen: readonly Chosen[]): readonly File[] => chosen.map(({ key, name }) => keptFile(key) ?? lost(name));

function lost(name: string): never {
  throw new Failure({ kind: 'defect', message: `“${name}” is not at hand any more` });
}

const sent =
  <Values, Answer>(
    form: string,
    send: (given: Given<Values>, options: Sending) => Promise<Answer>,
  ): Service<Given<Values>, Answer> =>
  (given, { signal }) =>
    told(form, (onProgress) => send(given, { signal, take, onProgress }));

export const savePersonalInformation = sent('personalInformation', particulars.savePersonalInformation);
export const saveBusinessInformation = sent('businessInformation', particulars.saveBusinessInformation);
export const saveDirector = sent('complianceDirector', compliance.saveDirector);
export const saveDocuments = sent('complianceDocuments', compliance.saveDocuments);
export const saveBusinessRegistration = sent('businessRegistration', particulars.saveBusinessRegistration);
