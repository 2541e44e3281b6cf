import { resource } from '../../kit/resource.machine';
import type { SavedBusinessInformation } from './savedBusinessInformation.types';

/** What was saved of the business. There is one of it: its key is empty. */
export const savedBusinessInformationMachine = resource<SavedBusinessInformation, string>('savedBusinessInformation', {
  calls: ['getBusinessInformation'],
  req: ['ONB-08'],
  description: 'What was saved of the business.',
});
