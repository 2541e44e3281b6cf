import { formFlow } from '../../kit/form/form.flow';
import type { SelectedFile } from '../../kit/form/form.types';
import { newLogoMachine, noLogo, validate } from './newLogo.machine';

const crest: SelectedFile = { key: 'crest', name: 'crest.png', bytes: 70, kind: 'png' };
/** Called a picture, and none by its content. */
const note: SelectedFile = { key: 'note', name: 'note.png', bytes: 12, kind: 'other' };

/** The smallest valid picture. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const newLogoFlow = formFlow(newLogoMachine, {
  validate,
  starts: { empty: { values: noLogo } },
  typed: { picture: { field: 'logo', value: [crest] }, text: { field: 'logo', value: [note] } },
  answers: { saved: { message: 'Logo updated successfully' } },
  screen: { path: '/dashboard/settings/business?logo=update', as: 'amaka.obi@bluecrest.test' },
  fields: {
    logo: {
      attach: 'New logo',
      files: { 'crest.png': { text: PICTURE, isBase64: true }, 'note.png': { text: 'Not a picture' } },
    },
  },
  buttons: { save: 'Save logo' },
  sees: { title: 'Update your logo', saved: null },
});
