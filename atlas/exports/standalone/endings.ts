/** How a call can end, other than as the provider answers it. It happens between the page and the provider, so it works everywhere. */
import type { Route } from '@playwright/test';
import { wrongItems } from './wrongItems';

/** A page of another address may read the response too. */
const respond = (route: Route, status: number, json: unknown) =>
  route.fulfill({ status, json, headers: { 'access-control-allow-origin': '*' } });

/** The provider does its work, and the page gets another response. */
const instead = async (route: Route, json: unknown) => {
  await route.fetch();
  await respond(route, 200, json);
};

/** The provider's own answer, with a mistake in it. */
const mistaken = (change: (body: Readonly<Record<string, unknown>>) => unknown) => async (route: Route) =>
  respond(route, 200, change(await (await route.fetch()).json()));

const EXPIRED = 'Please login again';

/** The result of a test event, which is delivered in one attempt. */
const attempted = (status: string, code: number) =>
  mistaken(({ data }) => {
    const { dateCreated } = Object(data);
    const attempt = { id: '1', at: dateCreated, url: '', code, duration: 97, response: '' };
    return { data: { ...Object(data), status, attempts: [attempt] } };
  });

export const endWith = {
  'no connection': (route: Route) => route.abort('connectionreset'),
  'a lost response': async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
  'a server error': (route: Route) => respond(route, 500, { status: false, message: 'Something went wrong' }),
  'a refusal': (route: Route) => respond(route, 400, { status: false, message: 'The provider refused the request' }),
  'an expired session': (route: Route) => respond(route, 401, { status: false, message: EXPIRED }),
  'an unreadable response': (route: Route) => respond(route, 200, 'unexpected body'),
  'a pending status': (route: Route) => instead(route, { status: 'Pending', message: 'The bank has not decided yet' }),
  'a processing status': (route: Route) => instead(route, { status: 'Processing', message: 'The bank is processing it' }),
  'an unknown code': (route: Route) => respond(route, 200, { statusCode: '91', message: 'Issuer or switch inoperative' }),
  'a code without a batch': (route: Route) => instead(route, { statusCode: '007', message: 'Enter OTP' }),
  'an undecided answer': (route: Route) => respond(route, 200, { status: true, message: 'We are reviewing it' }),
  'a missing part': (route: Route) =>
    respond(route, 200, { statusCode: '02', message: 'Please complete first: Business information' }),
  'a refusal without a reason': (route: Route) => respond(route, 200, { status: false }),
  'an unfinished file': async (route: Route) => {
    const { report, ...rest } = await (await route.fetch()).json();
    await respond(route, 200, { ...rest, report: report && { ...report, status: 'Pending', fileUrl: null } });
  },
  'a test event that arrived': attempted('Delivered', 200),
  'a test event that was refused': attempted('Failed', 503),
  'a lost item': mistaken(wrongItems['a lost item']),
  'a doubled item': mistaken(wrongItems['a doubled item']),
  'a full page': mistaken(wrongItems['a full page']),
  'the last item': mistaken(wrongItems['the last item']),
  'another version': mistaken(wrongItems['another version']),
  'no lines': mistaken(wrongItems['no lines']),
};

export const isEnding = (name: string): name is keyof typeof endWith => Object.hasOwn(endWith, name);
