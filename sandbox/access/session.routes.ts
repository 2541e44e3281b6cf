import { and, eq } from 'drizzle-orm';
import { session as endpoints } from '../../contract/access/session';
import { businesses, notifications } from '../database/schema';
import { serve } from '../http/serve';
import { sectionsOf } from '../onboarding/onboarding';
import { Refusal } from '../refusal';
import { toWallClock } from '../rules/wallclock';
import { environmentName, routeToGetStarted } from '../settings/businesses.rules';
import type { Scope, World } from '../world';
import { revokeToken } from './session';
import { businessesOf, completeSignIn, resendSignInCode, type SignedIn, signIn } from './signIn';

type Business = typeof businesses.$inferSelect;

const onWire = ({ id, name, type, verificationStatus, description }: Business) => ({
  id,
  businessName: name,
  businessType: type,
  verificationStatus,
  description,
});

const signedIn = ({ accessToken, active, businesses: all }: SignedIn) => ({
  status: true,
  message: 'Login successful',
  token: { accessToken },
  routeToGetStarted: routeToGetStarted(active.verificationStatus),
  subsidiaryDetails: { subsidiaries: all.map(onWire) },
});

async function activeBusiness(world: World, businessId: number): Promise<Business> {
  const [business] = await world.db.select().from(businesses).where(eq(businesses.id, businessId));
  if (!business) throw new Refusal(404, 'Business not found');
  return business;
}

const newestNotifications = async (world: World, { businessId, environment }: Scope) =>
  (
    await world.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.businessId, businessId), eq(notifications.environment, environment)))
      .orderBy(notifications.id)
  )
    .reverse()
    .map(({ id, messageFrom, messageText, createdAt }) => ({
      id,
      messageFrom,
      messageText,
      dateCreated: toWallClock(createdAt),
    }));

export const sessionRoutes = [
  serve(endpoints.login, async ({ body }, { world }) => {
    const outcome = await signIn(world, { email: body.Email, password: body.Password });
    return outcome ? signedIn(outcome) : { status: true, message: 'Enter the code sent to your e-mail' };
  }),
  serve(endpoints.completeLogin, async ({ body }, { world }) => signedIn(await completeSignIn(world, body))),
  serve(endpoints.resendLoginCode, async ({ body }, { world }) => {
    await resendSignInCode(world, body.email);
    return { status: true, message: 'A new code was sent to your e-mail' };
  }),
  serve(endpoints.logOut, async (_, { world, session }) => {
    await revokeToken(world, session);
    return { status: true, message: 'You are logged out' };
  }),
  serve(endpoints.getProfile, async (_, { world, session }) => {
    const business = await activeBusiness(world, session.businessId);
    const mine = await businessesOf(world.db, session.userId);
    return {
      user: {
        id: session.userId,
        firstName: session.firstName,
        lastName: session.lastName,
        email: session.email,
        role: session.role,
        permissions: [...session.permissions],
      },
      activeSubsidiary: business.id,
      defaultSubsidiary: mine.find(({ isDefault }) => isDefault)?.business.id ?? null,
      subsidiaryDetails: { subsidiaries: mine.map((membership) => onWire(membership.business)) },
      routeToGetStarted: routeToGetStarted(business.verificationStatus),
      notifications: await newestNotifications(world, session),
      envronmentDetail: { name: environmentName(session.environment) },
      customFeatures: { isEnableForFx: business.fx },
      declineReason: business.declineReason,
    };
  }),
  serve(endpoints.getOnboardingProgress, async (_, { world, session }) => ({
    data: await sectionsOf(world.db, session.businessId),
  })),
];
