import { businesses as endpoints } from '../../contract/businesses';
import { serve } from '../http/serve';
import { activate, moveTo } from '../operations/businesses';
import { Refusal } from '../refusal';
import { environmentName } from '../rules/businesses';

/** A business's id; what could be none finds none. */
function idOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Refusal(404, 'Business not found');
  return Number(text);
}

export const businessRoutes = [
  serve(endpoints.setActiveSubsidiary, async ({ body }, { world, session }) => {
    const name = await activate(world, session, idOf(body.subsidiaryId), body.setAsDefault);
    return { status: true, message: `You are now at ${name}` };
  }),
  serve(endpoints.toggleEnvironment, async ({ body }, { world, session }) => {
    await moveTo(world, session, body.environmentId, body.SetDefault);
    return { status: true, message: `You are now in ${environmentName(body.environmentId)} mode` };
  }),
];
