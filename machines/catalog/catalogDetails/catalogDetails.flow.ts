import { resourceFlow } from '../../kit/resource/resource.flow';
import { harmattan } from '../catalogs/catalogs.flow';
import { catalogDetailsMachine } from './catalogDetails.machine';

export const catalogDetailsFlow = resourceFlow(catalogDetailsMachine, {
  key: '1',
  answers: { open: harmattan },
  screen: { path: '/dashboard/catalog/1/edit', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Edit catalog', loaded: 'Logo' },
});
