/** [AUD-01] What an entry is about leads to the page where a merchant sees it. */
import { describe, expect, it } from 'vitest';
import { pageOfEntry } from '../machines/settings/auditTrails/auditTrails.rules';
import { routes } from '../sandbox/routes.list';
import { ROUTES } from '../src/app/routes';

const recorded = routes.flatMap(({ activity }) => (activity ? [activity] : []));
const subjects = [...new Set(recorded.flatMap(({ subject }) => subject?.[0] ?? []))].sort();

/** These have no page of their own: a list of test data, a record of any list, and a person of an application. */
const WITHOUT_PAGE = ['list', 'record', 'stakeholder'];

describe('[AUD-01] an audit entry', () => {
  it('about anything that is recorded leads to its page', () => {
    const lost = subjects.filter((subject) => pageOfEntry({ subject, activityType: 'Other' }) === null);
    expect(lost).toEqual(WITHOUT_PAGE);
  });

  it('leads to a page that exists', () => {
    const paths = new Set(ROUTES.map(({ path }) => path));
    const unknown = subjects
      .map((subject) => pageOfEntry({ subject, activityType: 'Other' }))
      .filter((path) => path !== null && !paths.has(path));
    expect(unknown).toEqual([]);
  });

  it('about a setting without a subject is one of the preferences', () => {
    const bare = recorded.filter(({ type, subject }) => type === 'Settings' && subject === undefined);
    expect(bare.map(({ action }) => action).sort()).toEqual(['Change fee bearer', 'Change two-factor authentication']);
  });
});
