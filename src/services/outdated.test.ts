import { describe, expect, it } from 'vitest';
import { Failure } from '../../machines/kit/flow/fault';
import { orOutdated, versioned } from './outdated';

const SAID = 'Someone changed this product after you opened it';
const refusing = (status: number, message: string) => async () => {
  throw new Failure({ kind: 'server', status, message });
};
const stored = async () => ({ name: 'Stored' });

describe('[CAT-01] saving what someone else changed meanwhile', () => {
  it('returns what is stored now, with the provider’s sentence', async () => {
    expect(await orOutdated(refusing(409, SAID), stored)).toEqual({ said: SAID, present: { name: 'Stored' } });
  });
  it('returns the answer of a save that succeeds, without loading anything', async () => {
    const never = async () => {
      throw new Error('Loaded');
    };
    expect(await orOutdated(async () => ({ message: 'Saved' }), never)).toEqual({ message: 'Saved' });
  });
  it.each([
    [409, 'Name is taken: you already have a catalog with this name'],
    [400, SAID],
    [500, ''],
  ])('is the refusal itself for %s “%s”', async (status, message) => {
    await expect(orOutdated(refusing(status, message), stored)).rejects.toMatchObject({ fault: { status, message } });
  });
  it('is the refusal if what is stored can’t be loaded', async () => {
    await expect(orOutdated(refusing(409, SAID), refusing(500, 'Broken'))).rejects.toMatchObject({ fault: { message: SAID } });
  });
  it('sends a version only if the provider has versions', () => {
    expect([versioned('v1'), versioned('')]).toEqual([{ version: 'v1' }, {}]);
  });
});
