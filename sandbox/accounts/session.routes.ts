import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { session as endpoints } from '../../contract/access/session';
import { allPermissions } from '../../contract/permissions';
import { EVENT_OF_SENDER, unwantedInApp } from '../access/notified';
import { revokeToken, type Session } from '../access/session';
import type { OperationContext } from '../context';
import { businesses, notifications } from '../database/schema';
import { serve, serveChange } from '../http/serve';
import { settleChargebacksFor } from '../ledger/dueChargebacks';
import { Refusal } from '../refusal';
import { environmentName, routeToGetStarted } from '../rules/environments';
import { toWallClock } from '../rules/wallclock';
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

async function activeBusiness(context: OperationContext, businessId: number): Promise<Business> {
  const [business] = await context.db.select().from(businesses).where(eq(businesses.id, businessId));
  if (!business) throw new Refusal(404, 'Business not found');
  return business;
}

/** Returns those for everyone at the business, and those for people with a permission that this one has, except those they turned off. */
const newestNotifications = async (context: OperationContext, { userId, businessId, environment, permissions }: Session) => {
  const unwanted = await unwantedInApp(context.db, userId);
  const held = allPermissions.filter((permission) => permissions.includes(permission));
  return (
    await context.db
      .select()
      .from(notifications)
      .where(
        and(
          eq(notifications.businessId, businessId),
          eq(notifications.environment, environment),
          or(isNull(notifications.permission), inArray(notifications.permission, held)),
        ),
      )
      .orderBy(notifications.id)
  )
    .reverse()
    .filter(({ messageFrom }) => {
      const event = EVENT_OF_SENDER[messageFrom];
      return event === undefined || !unwanted.has(event);
    })
    .map(({ id, messageFrom, messageText, link, createdAt }) => ({
      id,
      messageFrom,
      messageText,
      dateCreated: toWallClock(createdAt),
      link,
    }));
};

export const sessionRoutes = [
  serveChange(endpoints.login, { type: 'Access', action: 'Sign in' }, async ({ body }, { context }) => {
    const outcome = await signIn(context, { email: body.Email, password: body.Password });
    return outcome ? signedIn(outcome) : { status: true, message: 'Enter the code we sent to your email' };
  }),
  serveChange(endpoints.completeLogin, { type: 'Access', action: 'Confirm sign-in' }, async ({ body }, { context }) =>
    signedIn(await completeSignIn(context, body)),
  ),
  serveChange(endpoints.resendLoginCode, { type: 'Access', action: 'Resend sign-in code' }, async ({ body }, { context }) => {
    await resendSignInCode(context, body.email);
    return { status: true, message: 'We sent a new code to your email' };
  }),
  serveChange(endpoints.logOut, { type: 'Access', action: 'Sign out' }, async (_, { context, session }) => {
    await revokeToken(context, session);
    return { status: true, message: 'You are logged out' };
  }),
  serve(endpoints.getProfile, async (_, { context, session }) => {
    await settleChargebacksFor(context, session);
    const business = await activeBusiness(context, session.businessId);
    const mine = await businessesOf(context.db, session.userId);
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
      notifications: await newestNotifications(context, session),
      envronmentDetail: { name: environmentName(session.environment) },
      customFeatures: { isEnableForFx: business.fx },
      declineReason: business.declineReason,
    };
  }),
];
