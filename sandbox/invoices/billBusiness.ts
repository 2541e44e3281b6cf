/** What a bill says of the business: what the provider knows from its details. */
import { and, eq, inArray } from 'drizzle-orm';
import { imageSize } from '../../contract/imageSize';
import type { Db } from '../database/database';
import { businesses, documents, onboardingAnswers } from '../database/schema';

export interface BillBusiness {
  readonly name: string;
  /** A data address of a PNG or JPEG. Empty without a logo. */
  readonly logo: string;
  /** Line by line. */
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  readonly rcNumber: string;
  readonly tin: string;
}

/** Smaller pictures are no logo that can be printed. In pixels. */
const SMALLEST_LOGO = 16;

/** Only what its content says is a PNG or a JPEG is shown. An SVG can have a script. */
function asLogo(bytes: Uint8Array | null | undefined): string {
  const size = bytes ? imageSize(bytes) : null;
  if (!bytes || size === null || Math.min(size.width, size.height) < SMALLEST_LOGO) return '';
  const mediaType = bytes[0] === 0x89 ? 'image/png' : 'image/jpeg';
  return `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
}

export async function billBusinessOf(db: Db, businessId: number): Promise<BillBusiness> {
  const [business] = await db.select().from(businesses).where(eq(businesses.id, businessId));
  if (!business) throw new Error('The invoice has no business');
  const answers = await db
    .select()
    .from(onboardingAnswers)
    .where(and(eq(onboardingAnswers.businessId, businessId), inArray(onboardingAnswers.section, ['business', 'registration'])));
  const said = new Map(answers.flatMap(({ answers: texts }) => Object.entries(texts)));
  const textOf = (name: string) => said.get(name)?.trim() ?? '';
  const [saved] = await db
    .select({ content: documents.content })
    .from(documents)
    .where(and(eq(documents.businessId, businessId), eq(documents.purpose, 'business.logo')));
  const place = [...new Set([textOf('city'), textOf('state')])].filter(Boolean).join(', ');
  return {
    name: business.name,
    logo: asLogo(business.logo) || asLogo(saved?.content),
    address: [textOf('address'), place].filter(Boolean).join('\n'),
    email: business.email ?? textOf('emailaddress'),
    phone: business.mobileNumber ?? textOf('mobilenumber'),
    rcNumber: textOf('registrationNumber').replace(/^RC\s*/i, ''),
    tin: textOf('taxIdNumber'),
  };
}
