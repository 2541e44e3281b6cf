/** Sends forms with files. The browser has the files' content, and the form's view shows the progress. */
import { Failure } from '../../../machines/kit/fault';
import type { SelectedFile } from '../../../machines/kit/form.types';
import type { Service } from '../../../machines/kit/port';
import { storedFile } from '../../flow/files';
import { reportProgress } from '../../flow/uploads';
import * as compliance from '../../services/onboarding/compliance';
import * as onboardingDetails from '../../services/onboarding/onboardingDetails';
import type { Given, Sending } from '../../services/onboarding/upload';

const take = (chosen: readonly SelectedFile[]): readonly File[] => chosen.map(({ key, name }) => storedFile(key) ?? lost(name));

function lost(name: string): never {
  throw new Failure({ kind: 'defect', message: `“${name}” is no longer available` });
}

const sent =
  <Values, Answer>(
    form: string,
    send: (given: Given<Values>, options: Sending) => Promise<Answer>,
  ): Service<Given<Values>, Answer> =>
  (given, { signal }) =>
    reportProgress(form, (onProgress) => send(given, { signal, take, onProgress }));

export const savePersonalInformation = sent('personalInformation', onboardingDetails.savePersonalInformation);
export const saveBusinessInformation = sent('businessInformation', onboardingDetails.saveBusinessInformation);
export const saveDirector = sent('complianceDirector', compliance.saveDirector);
export const saveDocuments = sent('complianceDocuments', compliance.saveDocuments);
export const saveBusinessRegistration = sent('businessRegistration', onboardingDetails.saveBusinessRegistration);
