/** The ports of catalogs (CAT-01). */
import { type Catalog, catalogs } from '../../../contract/catalog/catalogs';
import type { CatalogForm } from '../../../machines/catalog/catalog/catalog.machine';
import type { SwitchedCatalog } from '../../../machines/catalog/catalogStatus/catalogStatus.machine';
import type { CatalogFilter } from '../../../machines/catalog/catalogs/catalogs.machine';
import type { Page, Query } from '../../../machines/kit/collection/collection.types';
import type { Service } from '../../../machines/kit/flow/port';
import type { Outdated } from '../../../machines/kit/form/form.types';
import type { Said } from '../../../machines/kit/otp/otp.types';
import { call } from '../call';
import { given } from '../days';
import { type Given, type Sending, upload } from '../onboarding/upload';
import { orOutdated, versioned } from '../outdated';

export const listCatalogs: Service<Query<CatalogFilter>, Page<Catalog>> = ({ filter, page, size }, options) =>
  call(catalogs.listCatalogs, { query: { page: `${page}`, size: `${size}`, ...given(filter) } }, options);

export const getCatalog: Service<{ readonly key: string }, Catalog> = ({ key }, options) =>
  call(catalogs.getCatalog, { params: { catalogId: key } }, options);

export const switchCatalog: Service<{ readonly subject: SwitchedCatalog }, Said> = ({ subject: { id, isActive } }, options) =>
  call(catalogs.setCatalogStatus, { params: { catalogId: id }, body: { action: isActive ? 'disable' : 'activate' } }, options);

/** Creates a catalog, or changes the one whose id is the subject. */
export const saveCatalog =
  (formOf: (catalog: Catalog) => CatalogForm) =>
  async ({ subject, values }: Given<CatalogForm>, options: Sending): Promise<Said | Outdated<CatalogForm>> => {
    const { name, description, currency, removeLogo, version } = values;
    const body = { name: name.trim(), description: description.trim(), currency };
    const files = { logo: options.take(values.logo)[0] };
    if (subject === '') return upload(catalogs.createCatalog, { body, files }, options);
    const changed = { ...body, removeLogo: removeLogo ? ('true' as const) : ('false' as const), ...versioned(version) };
    return orOutdated(
      () => upload(catalogs.updateCatalog, { params: { catalogId: subject }, body: changed, files }, options),
      async () => formOf(await getCatalog({ key: subject }, options)),
    );
  };
