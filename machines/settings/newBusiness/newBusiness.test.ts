import { describe, expect, it } from 'vitest';
import { emptyValues, fieldOfError, isReady, validate } from './newBusiness.machine';

const whole = {
  ...emptyValues,
  nameOfSubsidiary: 'Bluecrest Gifts',
  country: 'NG',
  email: 'gifts@bluecrest.test',
  mobileNumber: '8031234567',
  businessType: 'Company',
};
const png = { key: '1', name: 'logo.png', bytes: 1_000, kind: 'png' } as const;

describe('[SUB-01] a new business', () => {
  it('can be sent once any field is filled, and the dial code is none', () => {
    expect(isReady(emptyValues)).toBe(false);
    expect(isReady({ ...emptyValues, dialCode: '234' })).toBe(false);
    expect(isReady({ ...emptyValues, email: 'x' })).toBe(true);
    expect(isReady({ ...emptyValues, image: [png] })).toBe(true);
  });
  it('says what is missing', () =>
    expect(validate(emptyValues)).toEqual({
      nameOfSubsidiary: 'Name is required!',
      country: 'Country is required!',
      email: 'Email is required!',
      mobileNumber: 'Mobile number is required!',
      businessType: 'Business type is required!',
    }));
  it('is right as a whole, with a picture and without', () => {
    expect(validate(whole)).toEqual({});
    expect(validate({ ...whole, image: [png], mobileNumber: '08031234567' })).toEqual({});
  });
  it.each([
    [{ email: 'gifts' }, { email: 'not a valid email!' }],
    [{ mobileNumber: '12345' }, { mobileNumber: 'not a valid number!' }],
    [{ nameOfSubsidiary: 'x'.repeat(101) }, { nameOfSubsidiary: 'Use 100 characters or fewer.' }],
    [{ description: 'x'.repeat(251) }, { description: 'Use 250 characters or fewer.' }],
    [{ image: [{ ...png, kind: 'pdf' as const }] }, { image: '“logo.png” must be a PNG, JPG or JPEG file.' }],
    [{ image: [{ ...png, bytes: 1_048_577 }] }, { image: '“logo.png” is larger than 1 MB.' }],
  ])('%j is wrong', (change, faults) => expect(validate({ ...whole, ...change })).toEqual(faults));
  it('is refused at its name if the refusal is about the name', () =>
    expect(['You have a business of this name', 'Not now'].map(fieldOfError)).toEqual(['nameOfSubsidiary', null]));
});
