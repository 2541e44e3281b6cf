/** Flows of the pages of catalogs. */
import { catalogMachine } from '../../../machines/catalog/catalog/catalog.machine';
import { catalogDetailsMachine } from '../../../machines/catalog/catalogDetails/catalogDetails.machine';
import { catalogStatusMachine } from '../../../machines/catalog/catalogStatus/catalogStatus.machine';
import { catalogsMachine } from '../../../machines/catalog/catalogs/catalogs.machine';
import { wire } from '../../../machines/kit/flow/port';
import { qrDownloadMachine } from '../../../machines/links/qrDownload/qrDownload.machine';

import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/catalog/catalogs'));
const uploads = () => withTemporal(() => import('./catalogUploads'));
const codes = () => import('../../flow/saveQr');

export const catalogsFlows = {
  catalogs: wire(catalogsMachine, { load: lazy(services, (s) => s.listCatalogs) }),
  catalog: wire(catalogMachine, { save: lazy(uploads, (s) => s.saveCatalog) }),
  catalogDetails: wire(catalogDetailsMachine, { load: lazy(services, (s) => s.getCatalog) }),
  catalogStatus: wire(catalogStatusMachine, { do: lazy(services, (s) => s.switchCatalog) }),
  qrDownload: wire(qrDownloadMachine, { save: lazy(codes, (s) => s.saveQr) }),
};
