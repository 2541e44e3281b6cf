/** What the pages of catalogs share: the head of one catalog. */
import type { ReactNode } from 'react';
import { ORDERS } from '../../../machines/catalog/catalogOrders/catalogOrders.machine';
import { CATALOGS, type Catalog, deliveryOf, editCatalog, productsOf } from '../../../machines/catalog/catalogs/catalogs.machine';
import { css } from '../../../styled-system/css';
import { Link } from '../../flow/Link';
import { linkStyle } from '../../ui/buttons/button.style';
import { Copyable } from '../../ui/buttons/Copyable';
import { StatusMark } from '../../ui/feedback/StatusMark';
import { Breadcrumb } from '../../ui/layout/Breadcrumb';
import { Page } from '../../ui/layout/Page';
import { Stack } from '../../ui/layout/Stack';
import { formatCount } from '../../ui/text/format';
import { shortAddress } from '../../ui/text/shortAddress';
import { PartError, type ShownPart } from '../kit/PartError';
import { readOnlyReason } from '../kit/readOnlyReason';

export const READ_ONLY = readOnlyReason('catalogs');

export const CatalogState = ({ isActive }: Pick<Catalog, 'isActive'>) =>
  isActive ? (
    <StatusMark tone="green" icon="circle-check">
      Active
    </StatusMark>
  ) : (
    <StatusMark tone="plain" icon="circle-slash">
      Inactive
    </StatusMark>
  );

interface ShopLinkProps extends Pick<Catalog, 'url'> {
  /** In a column, where only its host and its end fit. */
  readonly isShort?: boolean;
}

export const ShopLink = ({ url, isShort = false }: ShopLinkProps) =>
  url === '' ? (
    '—'
  ) : (
    <Copyable text={url} shown={isShort ? shortAddress(url) : url.replace(/^https?:\/\//, '')} label="Copy link" />
  );

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', rowGap: '2' });
const tabs = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '6',
  boxShadow: '[inset 0 -1px 0 token(colors.line.soft)]',
  '& a': { py: '3', color: 'ink.soft', fontWeight: 'medium' },
  '& a[aria-current]': { color: 'ink', fontWeight: 'strong', borderBottom: '[3px solid token(colors.action)]' },
});

const counted = css({ color: 'ink.soft', fontSize: 'note', fontWeight: 'regular' });

const toCatalogs = (
  <Link href={CATALOGS} className={linkStyle}>
    Catalog links
  </Link>
);

interface CatalogPageProps {
  readonly part: ShownPart<Catalog>;
  readonly id: string;
  readonly open: 'products' | 'delivery';
  readonly mayManage: boolean;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** CAT-01: a page of one catalog, with the ways to its others. */
export function CatalogPage({ part, id, open, mayManage, actions, children }: CatalogPageProps) {
  const { value } = part.view;
  const name = value?.name ?? 'Catalog';
  const to = (path: string, label: string, isOpen: boolean, count?: number) => (
    <Link href={path} {...(isOpen && { 'aria-current': 'page' as const })}>
      {label}
      {count !== undefined && <span className={counted}> {formatCount(count)}</span>}
    </Link>
  );
  return (
    <Page title={name} above={<Breadcrumb>{[toCatalogs, name]}</Breadcrumb>} actions={actions}>
      <PartError part={part} what="this catalog" />
      <Stack>
        {value && (
          <div className={line}>
            <CatalogState {...value} />
            <ShopLink {...value} />
            {value.url !== '' && (
              <a className={linkStyle} href={value.url} target="_blank" rel="noopener noreferrer">
                View shop
              </a>
            )}
          </div>
        )}
        <nav className={tabs} aria-label="Catalog">
          {to(productsOf(id), 'Products', open === 'products', value?.products)}
          {to(deliveryOf(id), 'Delivery', open === 'delivery')}
          {to(`${ORDERS}?catalog=${encodeURIComponent(id)}`, 'Orders', false)}
          {mayManage && to(editCatalog(id), 'Details', false)}
        </nav>
        {children}
      </Stack>
    </Page>
  );
}
