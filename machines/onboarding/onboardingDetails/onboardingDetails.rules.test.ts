import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { volumeBands } from '../../../contract/onboarding/registration';
import type { SelectedFile } from '../../kit/form/form.types';
import { harbour } from '../businessInformation/businessInformation.flow';
import { startedWith as businessOf, validate as checkBusiness } from '../businessInformation/businessInformation.machine';
import { company } from '../businessRegistration/businessRegistration.flow';
import { BANDS, validate as checkRegistration } from '../businessRegistration/businessRegistration.machine';
import { validate as checkContact, startedWith as contactOf } from '../contactInformation/contactInformation.machine';
import { musa } from '../personalInformation/personalInformation.flow';
import { validate as checkPerson, offered, startedWith as personOf } from '../personalInformation/personalInformation.machine';
import { kunle } from '../stakeholder/stakeholder.flow';
import { validate as checkStakeholder, startedWith as stakeholderOf } from '../stakeholder/stakeholder.machine';
import { birthday, bornBy, elevenDigits, LIMITS, letters, phone, webAddress } from './onboardingDetails.rules';

const NO_NUMBER = 'not a valid number!';
const file = (over: Partial<SelectedFile> = {}): SelectedFile => ({
  key: '1',
  name: 'a.pdf',
  bytes: 1_000,
  kind: 'pdf',
  ...over,
});

const person = personOf(musa);
const business = businessOf(harbour);
const owner = stakeholderOf(kunle);
const contact = contactOf(musa);

describe('[ONB-07 ONB-10 ONB-12] numbers of people', () => {
  it.each([
    [phone('Phone'), 10],
    [elevenDigits('BVN'), 11],
  ])('have an exact number of digits', (rule, count) => {
    expect(rule('1'.repeat(count))).toBeNull();
    expect(rule('')).toMatch(/ is required!$/);
    for (const wrong of [
      '1'.repeat(count - 1),
      '1'.repeat(count + 1),
      `+${'1'.repeat(count - 1)}`,
      '١'.repeat(count),
      'x'.repeat(count),
    ])
      expect(rule(wrong)).toBe(NO_NUMBER);
    const digits = fc.string().filter((text) => text.trim() !== '' && !new RegExp(`^\\d{${count}}$`).test(text.trim()));
    fc.assert(fc.property(digits, (text) => rule(text) === NO_NUMBER));
  });
});

describe('[ONB-10] a birthday', () => {
  const rule = birthday('Date of birth', '2026-11-21');
  it('belongs to a person who is at least 18 today', () => {
    expect([rule('2008-11-21'), rule('2008-11-22')]).toEqual([null, 'The person must be at least 18 years old.']);
    expect(bornBy('2024-02-29')).toBe('2006-02-28');
  });
  it('is in the twentieth century or later', () =>
    expect([rule('1900-01-01'), rule('1899-12-31')]).toEqual([null, 'Enter a more recent date.']));
  it.each(['2026-02-30', '1990-2-3', '03/09/1984', '1899-12-31', '19900101', 'x', '1990-13-01'])(
    'must be a valid date: %s',
    (text) => expect(rule(text)).not.toBeNull(),
  );
});

describe('[ONB-12] a name', () => {
  it('has letters of any script, their marks, and the apostrophe', () =>
    expect(['Ada', 'O’Brien', "D'Arcy", 'Adéyẹmí', 'Ṣọlá', '李'].map(letters)).toEqual([null, null, null, null, null, null]));
  it.each(['Ada 2', 'Ada-Obi', '<b>Ada</b>', 'Ada;', '😀', 'A.'])('has no other characters: %s', (text) =>
    expect(checkContact({ ...contact, firstName: text }).firstName).toBe('Use letters only.'),
  );
});

describe('[ONB-08] the website', () => {
  it.each(['https://newleaf.test', 'http://a.b/c?d#e', 'www.newleaf.test', 'newleaf.ng/shop', 'bücher.example'])(
    'is valid: %s',
    (text) => expect(webAddress(text)).toBeNull(),
  );
  it.each(['javascript:alert(1)', 'data:text/html,x', 'newleaf', 'https://', 'http://a', 'ftp://a.b', 'https://a b.c', '<a.b>'])(
    'is invalid: %s',
    (text) => expect(webAddress(text)).toBe('Enter a valid URL.'),
  );
});

describe('saved values', () => {
  it('break no rule', () =>
    expect([
      checkPerson(person),
      checkBusiness(business),
      checkRegistration(company),
      checkStakeholder(owner),
      checkContact(contact),
    ]).toEqual([{}, {}, {}, {}, {}]));
});

describe('[ONB-07] documents', () => {
  it('are required until saved, except the passport photograph', () => {
    const without = { ...person, identificationSaved: '', proofofaddressSaved: '', passportphotoSaved: '' };
    expect(checkPerson(without)).toEqual({
      identification: 'Identification is required!',
      proofofaddress: 'Proof of address is required!',
    });
  });
  it.each([
    [file({ kind: 'other' }), /must be a PNG, JPG, JPEG or PDF file/],
    [file({ bytes: 0 }), /is empty/],
    [file({ bytes: LIMITS.file + 1 }), /is larger than 5 MB/],
    [file({ kind: 'cut' }), /is incomplete/],
    [file({ kind: 'png' }), /extension doesn’t match its contents/],
  ])('are rejected if invalid: %j', (wrong, says) =>
    expect(checkPerson({ ...person, identification: [wrong] }).identification).toMatch(says),
  );
  it('leave the NIN out of the kinds of identification', () =>
    expect(
      offered([
        { id: '1', name: 'NIN' },
        { id: '2', name: 'Passport' },
        { id: '3', name: 'National Identification Number' },
      ]),
    ).toEqual([{ value: '2', label: 'Passport' }]));
});

describe('[ONB-08] the business', () => {
  it('is described in 250 characters', () => {
    expect(checkBusiness({ ...business, description: '😀'.repeat(250) }).description).toBeUndefined();
    expect(checkBusiness({ ...business, description: 'x'.repeat(251) }).description).toBe('Use 250 characters or fewer.');
  });
  it('has a logo that is a picture of up to 1 MB, or none', () => {
    const picture = file({ name: 'a.png', kind: 'png', bytes: LIMITS.logo });
    expect(checkBusiness({ ...business, logo: [picture] }).logo).toBeUndefined();
    expect(checkBusiness({ ...business, logo: [{ ...picture, bytes: LIMITS.logo + 1 }] }).logo).toMatch(/larger than 1 MB/);
    expect(checkBusiness({ ...business, logo: [file()] }).logo).toMatch(/must be a PNG, JPG or JPEG file/);
  });
});

describe('[ONB-09] the registration', () => {
  it('offers the bands of the contract', () =>
    expect(BANDS.map(({ label, value }) => ({ label, upTo: value }))).toEqual([...volumeBands]));
  it('rejects an unknown volume', () =>
    expect(checkRegistration({ ...company, expectedMonthlyTransactionVolumn: '7' }).expectedMonthlyTransactionVolumn).toBe(
      'Choose an expected monthly volume.',
    ));
  it('has numbers of at most 20 characters', () => {
    const long = { ...company, registrationNumber: 'x'.repeat(21), taxIdNumber: 'x'.repeat(21) };
    expect(checkRegistration(long)).toEqual({
      registrationNumber: 'Use 20 characters or fewer.',
      taxIdNumber: 'Use 20 characters or fewer.',
    });
  });
  it('requires a stakeholder', () =>
    expect(checkRegistration({ ...company, stakeholders: '0' })).toEqual({
      stakeholders: 'At least one stakeholder is required!',
    }));
  it('adds up the sizes of directors’ documents, saved or chosen', () => {
    const half = [file({ bytes: LIMITS.file })];
    const full = { ...company, directorsParticulars: half, directorIdentification: half };
    expect(checkRegistration(full)).toEqual({});
    const saved = { ...company, directorIdentification: [...half, ...half], directorsParticularsBytes: '1' };
    expect(checkRegistration(saved).directorIdentification).toMatch(/must not exceed 10 MB in total/);
  });
});
