import { businesses as endpoints } from '../../contract/settings/businesses';
import { paperOf, pictures } from '../http/fileTypes';
import { serve, serveChange } from '../http/serve';
import { Refusal } from '../refusal';
import { countries } from '../rules/countries';
import { environmentName } from '../rules/environments';
import { atMost, email, filled, obey, type Rule } from '../rules/fields';
import { toWallClock } from '../rules/wallclock';
import { activate, addBusiness, ownBusinesses, switchEnvironment } from './businesses';

const LOGO_BYTES = 1024 * 1024;

const served: Rule = (label, text) => (countries.some(({ short_name }) => short_name === text) ? null : `${label} is not valid`);
/** With the dial code of a supported country. */
const number: Rule = (label, text) =>
  countries.some(({ country_code }) => new RegExp(`^\\+?${country_code}\\d{7,11}$`).test(text))
    ? null
    : `${label} is not a valid number!`;

/** Returns a business's id. An invalid one matches none. */
function idOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Refusal(404, 'Business not found');
  return Number(text);
}

const form = {
  nameOfSubsidiary: { label: 'name', rules: [filled, atMost(100)] },
  email: { label: 'email', rules: [filled, email] },
  country: { label: 'country', rules: [filled, served] },
  mobileNumber: { label: 'mobile number', rules: [filled, number] },
  description: { label: 'description', rules: [atMost(250)] },
};

export const businessesRoutes = [
  serveChange(
    endpoints.setActiveSubsidiary,
    { type: 'Access', action: 'Switch business', subject: ['business', 'body.subsidiaryId'] },
    async ({ body }, { context, session, audit }) => {
      audit.about({ before: { subsidiaryId: session.businessId } });
      const name = await activate(context, session, idOf(body.subsidiaryId), body.setAsDefault);
      return { status: true, message: `You switched to ${name}` };
    },
  ),
  serveChange(
    endpoints.toggleEnvironment,
    { type: 'Access', action: 'Switch environment' },
    async ({ body }, { context, session, audit }) => {
      const [before, after] = [session.environment, body.environmentId].map(environmentName);
      audit.about({ before: { environment: before }, after: { environment: after, isDefault: body.SetDefault } });
      await switchEnvironment(context, session, body.environmentId, body.SetDefault);
      return { status: true, message: `You switched to ${environmentName(body.environmentId)} mode` };
    },
  ),
  serve(endpoints.listSubsidiaries, async (_, { context, session }) => {
    const mine = await ownBusinesses(context.db, session.userId);
    const subsidiaries = mine.map(({ id, name, email, country, verificationStatus, type, createdAt }) => ({
      id,
      businessName: name,
      email,
      country,
      verificationStatus,
      businessType: type,
      dateCreated: toWallClock(createdAt),
    }));
    return { subsidiaryDetails: { subsidiaries, total: subsidiaries.length } };
  }),
  serveChange(
    endpoints.createSubsidiary,
    { type: 'Business', action: 'Create business' },
    async ({ body, files: { image } }, { context, session }) => {
      obey(form, body);
      const { nameOfSubsidiary: name, description, country, email: address, businessType: type, mobileNumber } = body;
      const logo = image ? paperOf('image', image, pictures, LOGO_BYTES).content : null;
      const values = {
        name: name.trim(),
        type,
        description: description.trim() || null,
        country,
        email: address,
        mobileNumber,
        logo,
      };
      await addBusiness(context, session, values, body.isDefault === 'true');
      return { status: true, message: `${values.name} created` };
    },
  ),
];
