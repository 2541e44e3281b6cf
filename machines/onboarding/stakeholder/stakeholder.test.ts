import { describe, expect, it } from 'vitest';
import { NOBODY, startedWith } from './stakeholder.machine';

describe('[ONB-10] the form of a saved stakeholder', () => {
  it('starts with its fields only, whatever else the provider sends', () => {
    const sent = { ...NOBODY, id: '4', firstName: 'Kunle', businessId: 1004 };
    expect(startedWith(sent)).toEqual({ ...NOBODY, firstName: 'Kunle' });
  });
});
