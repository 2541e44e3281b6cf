/**
 * Images of products and logos of catalogs, for anyone with their address, as in a shop. The address cannot be guessed. What a merchant uploaded is sent as an image of
 * the type that was checked, and nothing in it can run.
 */

import type { OperationContext } from '../context';
import type { App } from '../http/serve';
import { findLogo } from './catalogs';
import { findImage } from './products';

const PATH = '/product-images';

export const addressOfImage = (origin: string, reference: string) => `${origin}${PATH}/${reference}`;

export function mountProductImages(app: App, context: OperationContext): void {
  app.get(`${PATH}/:reference`, async (c) => {
    const reference = c.req.param('reference');
    const image = (await findImage(context, reference)) ?? (await findLogo(context, reference));
    if (!image) return c.text('Image not found', 404);
    return c.body(new Uint8Array(image.content), 200, {
      'Content-Type': image.mediaType,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Content-Disposition': 'inline',
      // An address never gets another image.
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
}
