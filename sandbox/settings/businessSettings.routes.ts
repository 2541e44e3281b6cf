/** Serves the logo of a business, and the password and sessions of a user. */
import { and, desc, eq } from 'drizzle-orm';
import { onboardingLimits as limits } from '../../contract/onboarding/onboarding';
import { businessSettings as endpoints } from '../../contract/settings/businessSettings';
import { passwordFirst } from '../access/stepUp';
import type { Scope } from '../context';
import type { Db } from '../database/database';
import { documents } from '../database/schema';
import { paperOf, pictures } from '../http/fileTypes';
import { serve, serveChange } from '../http/serve';
import { toWallClock } from '../rules/wallclock';
import { changePassword, endSession, newPasswordHash, sessionsOf } from './sessions';

/** Where onboarding stores it too. */
const LOGO = 'business.logo';

const ownLogo = ({ businessId }: Pick<Scope, 'businessId'>) =>
  and(eq(documents.businessId, businessId), eq(documents.purpose, LOGO));

const logoOf = async (db: Db, scope: Scope) =>
  (await db.select().from(documents).where(ownLogo(scope)).orderBy(desc(documents.id)).limit(1))[0];

/** The hash of each new password, from before the transaction of its change. */
const hashes = new WeakMap<object, string>();

export const businessSettingsRoutes = [
  serve(endpoints.getBusinessLogo, async (_, { context, session }) => {
    const logo = await logoOf(context.db, session);
    if (!logo) return { data: null };
    const image = `data:${logo.mediaType};base64,${Buffer.from(logo.content).toString('base64')}`;
    return { data: { name: logo.name, size: logo.size, image } };
  }),
  serveChange(
    endpoints.updateBusinessLogo,
    { type: 'Business', action: 'Change logo', subject: ['logo'] },
    async ({ files }, { context, session, audit }) => {
      const paper = files.logo && paperOf('logo', files.logo, pictures, limits.logo);
      await context.db.transaction(async (tx) => {
        const before = await logoOf(tx, session);
        await tx.delete(documents).where(ownLogo(session));
        if (paper) {
          const saved = { businessId: session.businessId, purpose: LOGO, size: paper.content.length };
          await tx.insert(documents).values({ ...paper, ...saved, savedAt: context.clock.now() });
        }
        audit.about({ before: { logo: before?.name ?? '' }, after: { logo: paper?.name ?? '' } });
      });
      return { status: true, message: paper ? 'Logo updated successfully' : 'Logo removed successfully' };
    },
  ),
  serveChange(
    endpoints.changePassword,
    { type: 'Account', action: 'Change password', subject: ['password'], withRefusals: true },
    async ({ body }, { context, session, audit }) => {
      const passwordHash = hashes.get(body);
      if (passwordHash === undefined) throw new Error('The new password has no hash');
      await changePassword(context, session, passwordHash);
      audit.about({ after: { password: 'changed' } });
      return { status: true, message: 'Password changed successfully' };
    },
    async (input, call) => {
      await passwordFirst()(input, call);
      hashes.set(input.body, await newPasswordHash(call.context, input.body));
    },
  ),
  serve(endpoints.listSessions, async (_, { context, session }) => ({
    data: (await sessionsOf(context, session)).map(({ id, agent, ip, signedInAt, isCurrent }) => ({
      ...{ id, device: agent, address: ip, signedInAt: toWallClock(signedInAt), isCurrent },
    })),
  })),
  serveChange(
    endpoints.endSession,
    { type: 'Account', action: 'End session', subject: ['session', 'params.id'] },
    async ({ params: { id } }, { context, session, audit }) => {
      const { agent } = await endSession(context, session, id);
      audit.about({ before: { device: agent ?? '' } });
      return { status: true, message: 'Signed out successfully' };
    },
  ),
];
