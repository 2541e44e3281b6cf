import { form } from '../../kit/form.machine';
import type { Said } from '../../kit/otp.types';
import { CHECKLIST } from '../particulars/particulars.rules';
import { blames, check } from './contactInformation.rules';
import type { ContactInformation } from './contactInformation.types';

/** Whom the provider asks for. The books are opened anew where it is saved: the page need not be loaded again. */
export const contactInformationMachine = form<ContactInformation, Said>('contactInformation', {
  calls: ['saveContactInformation'],
  req: ['ONB-12', 'ONB-18'],
  description: 'Whom the provider asks for, and by which number.',
  check,
  blames,
  refusal: 'Your contact information could not be saved.',
  says: ({ message }) => message || 'Your contact information was saved.',
  outdatesProfile: true,
  leadsTo: CHECKLIST,
});
