// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { inSession, optionsNow } from '../../../tests/services/exchanges';
import { provide, type Reply } from '../../../tests/services/provider';
import { toDo } from './toDo';

const NONE: Reply = { body: { items: [] } };
const BROKEN: Reply = { status: 500, body: { message: 'Server error' } };
const ENDED: Reply = { body: { message: 'Please login again' } };
const FAULT = { kind: 'server', status: 500, message: 'Server error' };
const EMPTY = { rows: [], total: 0 };

const left = (codes: Reply, approvals: Reply) => {
  provide(({ to }) => (to.includes('pending-approval') ? approvals : codes));
  return toDo({ key: 'codes approvals' }, optionsNow());
};

describe('[HOM-01 PAY-01 APR-01] what is to do', () => {
  inSession();

  it('is there without the list that fails, and names it', async () => {
    expect(await left(NONE, BROKEN)).toMatchObject({
      codes: EMPTY,
      approvals: null,
      missing: [{ list: 'approvals', fault: FAULT }],
    });
    expect(await left(BROKEN, NONE)).toMatchObject({ codes: null, approvals: EMPTY, missing: [{ list: 'codes', fault: FAULT }] });
  });
  it('fails as a whole if all of its lists do', async () => {
    await expect(left(BROKEN, BROKEN)).rejects.toMatchObject({ fault: FAULT });
  });
  it('ends with the session of any list', async () => {
    await expect(left(NONE, ENDED)).rejects.toMatchObject({ fault: { kind: 'sessionExpired' } });
  });
});
