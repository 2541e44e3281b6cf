/** Onboarding: what each step stores and refuses. */
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '../../contract/all';
import { onboarding } from '../../contract/onboarding/onboarding';
import { registration } from '../../contract/onboarding/registration';
import { call, people, send, signIn, statusAndMessage } from '../testing/client';
import { account, business, businessState, identity, person, progressOf, steps } from '../testing/onboarding';
import { jpeg, pdf, png, wrongPapers } from '../testing/papers';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();
const MEGABYTE = 1024 * 1024;

const newcomer = () => signIn(sandbox(), people.newcomer);

describe('[ONB-07 ONB-12] the personal details', () => {
  const save = (token: string, body: object = {}, files: object = {}) =>
    statusAndMessage(
      sandbox(),
      onboarding.savePersonalInformation,
      { body: { ...person, ...body }, files: { ...identity(), ...files } },
      token,
    );

  it('are saved as they were sent, and require their documents once', async () => {
    const token = await newcomer();
    await save(token);
    const kept = await call(sandbox(), onboarding.getPersonalInformation, {}, token);
    const names = { identification: 'passport.png', passportphoto: '', proofofaddress: 'bill.pdf' };
    expect(kept).toEqual({ ...person, mobileNumber: '8031234567', ...names });
    expect(await save(token, { lastName: 'Bello' }, { identification: undefined, proofofaddress: undefined })).toEqual([
      200,
      'Personal information saved',
    ]);
    await save(token, {}, { identification: jpeg('licence.JPEG') });
    expect(await call(sandbox(), onboarding.getPersonalInformation, {}, token)).toMatchObject({ identification: 'licence.JPEG' });
  });

  const wrongs = [
    [{ bvn: '' }, 'BVN is required!'],
    [{ bvn: '2221234567' }, 'BVN is not a valid number!'],
    [{ nin: '1111234567x' }, 'NIN is not a valid number!'],
    [{ firstName: ' ' }, 'first name is required!'],
    [{ gender: '' }, 'gender is required!'],
    [{ gender: 'Other' }, 'gender is not valid'],
    [{ dateOfBirth: '28-02-1990' }, 'date of birth is not a valid date!'],
    [{ dateOfBirth: '1990-02-30' }, 'date of birth is not a valid date!'],
    [{ dateOfBirth: '2008-11-22' }, 'date of birth: the person must be at least 18 years old'],
    [{ mobileNumber: '803123456' }, 'phone is not a valid number!'],
    [{ mobileNumber: '+2338031234567' }, 'phone is not a valid number!'],
    [{ idType: '9' }, 'identification type is not valid'],
    [{ idNumber: '' }, 'identification number is required!'],
  ] as const;
  it('are refused with the message of the broken rule, and nothing is saved', async () => {
    const token = await newcomer();
    for (const [wrong, sentence] of wrongs) expect([wrong, ...(await save(token, wrong))]).toEqual([wrong, 400, sentence]);
    expect(await progressOf(sandbox(), token)).toMatchObject({ personalInformation: 0 });
    expect((await businessState(sandbox(), token)).status).toBe('New');
  });

  it('allow a person who is 18 today', async () =>
    expect((await save(await newcomer(), { dateOfBirth: '2008-11-21' }))[0]).toBe(200));

  it('are refused if a document is not a valid file, and nothing is saved', async () => {
    const token = await newcomer();
    for (const [what, paper, status, sentence] of wrongPapers) {
      const answer = await save(token, {}, { proofofaddress: paper });
      expect([what, ...answer]).toEqual([what, status, expect.stringMatching(sentence)]);
    }
    expect(await progressOf(sandbox(), token)).toMatchObject({ personalInformation: 0 });
  });

  it('are refused without a required document, which may have five megabytes', async () => {
    const token = await newcomer();
    expect(await save(token, {}, { proofofaddress: undefined })).toEqual([400, 'proof of address is required!']);
    expect(await save(token, {}, { identification: undefined })).toEqual([400, 'identification is required!']);
    expect((await save(token, {}, { identification: pdf('full.pdf', 5 * MEGABYTE - 10) }))[0]).toBe(200);
  });

  it('share names and number with the contact', async () => {
    const token = await newcomer();
    const contact = { firstName: 'Ngọ́zị', lastName: "O'Brien", mobileNumber: '8031234567' };
    await call(sandbox(), onboarding.saveContactInformation, { body: contact }, token);
    expect(await progressOf(sandbox(), token)).toMatchObject({ personalInformation: 27 });
    expect(await call(sandbox(), onboarding.getPersonalInformation, {}, token)).toMatchObject({ ...contact, bvn: '' });
    for (const [wrong, sentence] of [
      [{ firstName: 'Ife2' }, 'first name must contain letters only'],
      [{ lastName: '' }, 'last name is required!'],
      [{ mobileNumber: '12' }, 'mobile number is not a valid number!'],
    ] as const) {
      expect(
        await statusAndMessage(sandbox(), onboarding.saveContactInformation, { body: { ...contact, ...wrong } }, token),
      ).toEqual([400, sentence]);
    }
  });
});

describe('[ONB-02 ONB-08] the business details', () => {
  const save = (token: string, body: object = {}, logo?: File) =>
    statusAndMessage(sandbox(), onboarding.saveBusinessInformation, { body: { ...business, ...body }, files: { logo } }, token);

  it('have the name of the business at first, and keep what was saved', async () => {
    const token = await newcomer();
    const before = await call(sandbox(), onboarding.getBusinessInformation, {}, token);
    expect(before).toMatchObject({ name: 'Newleaf Crafts', description: '', logo: '' });
    expect((await save(token, {}, png('logo.png', MEGABYTE - 10)))[0]).toBe(200);
    expect(await call(sandbox(), onboarding.getBusinessInformation, {}, token)).toEqual({ ...business, logo: 'logo.png' });
  });

  const wrongs = [
    [{ description: 'x'.repeat(251) }, 'description must be 250 characters or fewer'],
    [{ emailaddress: 'hello' }, 'business email is not a valid email!'],
    [{ chargebackemail: '' }, 'chargeback email is required!'],
    [{ mobilenumber: '80312345678' }, 'phone is not a valid number!'],
    [{ address: '' }, 'address is required!'],
    [{ city: '' }, 'city is required!'],
    [{ state: '' }, 'state is required!'],
    [{ website: 'javascript:alert(1)' }, 'website is not a valid address!'],
  ] as const;
  it('are refused if a field breaks its rule', async () => {
    const token = await newcomer();
    for (const [wrong, sentence] of wrongs) expect([wrong, ...(await save(token, wrong))]).toEqual([wrong, 400, sentence]);
  });

  it('allow a logo that is an image of at most one megabyte', async () => {
    const token = await newcomer();
    expect(await save(token, {}, png('logo.png', MEGABYTE + 1))).toEqual([413, 'logo is larger than 1 MB']);
    expect((await save(token, {}, pdf('logo.pdf')))[1]).toMatch(/must be png, jpg or jpeg/);
    expect((await save(token, {}, pdf('logo.png')))[1]).toMatch(/must be png, jpg or jpeg/);
  });
});

describe('[ONB-11] the bank account', () => {
  it('exists at its bank under its name', async () => {
    const token = await newcomer();
    expect(await call(sandbox(), onboarding.getOnboardingBank, {}, token)).toBeNull();
    const save = (wrong: object) =>
      statusAndMessage(sandbox(), onboarding.saveOnboardingBank, { body: { ...account, ...wrong } }, token);
    expect(await save({ accountName: 'EVE' })).toEqual([400, 'The account name does not match the bank’s records']);
    expect(await save({ bankId: '99' })).toEqual([400, 'Unknown bank']);
    expect((await save({ accountNumber: '0000000000' }))[0]).toBe(404);
    expect((await save({ accountType: 'Gold' }))[0]).toBe(400);
    expect(await progressOf(sandbox(), token)).toMatchObject({ bankInformation: 0 });
    await save({ accountType: 'Current' });
    const kept = { ...account, bankName: 'Guaranty Trust Bank', accountType: 'Current' };
    expect(await call(sandbox(), onboarding.getOnboardingBank, {}, token)).toEqual(kept);
  });
});

describe('[ONB-13] the terms', () => {
  it('are accepted or declined, and not declined after they were accepted', async () => {
    const token = await newcomer();
    const answer = (accepted: boolean) => statusAndMessage(sandbox(), onboarding.acceptTerms, { body: { accepted } }, token);
    expect(await answer(false)).toEqual([200, 'Terms and conditions declined']);
    expect(await progressOf(sandbox(), token)).toMatchObject({ termsAndCondition: 0 });
    await answer(true);
    expect(await answer(false)).toEqual([409, 'The terms were already accepted']);
    expect(await answer(true)).toEqual([200, 'Terms and conditions accepted']);
    expect(await progressOf(sandbox(), token)).toMatchObject({ termsAndCondition: 100 });
  });
});

describe('[ONB-06] the type of business', () => {
  it('can be changed to the other and back without losing details', async () => {
    const token = await newcomer();
    await steps(sandbox(), token).businessInformation();
    const before = await progressOf(sandbox(), token);
    for (const type of ['Company', 'Individual']) {
      expect(await statusAndMessage(sandbox(), onboarding.switchBusinessType, {}, token)).toEqual([
        200,
        `This business is now of the type ${type}`,
      ]);
      expect((await businessState(sandbox(), token)).type).toBe(type);
    }
    expect(await progressOf(sandbox(), token)).toEqual(before);
  });
});

describe('[GEN-10] roles', () => {
  const saving = Object.values({ ...onboarding, ...registration }).filter(({ method }) => method !== 'GET');

  it('that may only view get a refusal from every call that saves', async () => {
    const token = await signIn(sandbox(), people.viewer);
    expect((await call(sandbox(), onboarding.getBusinessInformation, {}, token)).name).toBe('Bluecrest Stores');
    for (const { name } of saving) {
      const answer = await send(sandbox(), allEndpoints[name], { params: { id: '1' }, body: {} }, token);
      expect([name, answer.status]).toEqual([name, 403]);
    }
  });

  it('that may save do it for their own business, in either environment', async () => {
    const token = await newcomer();
    await steps(sandbox(), token).businessInformation();
    const other = await call(sandbox(), onboarding.getBusinessInformation, {}, await signIn(sandbox(), people.harbour));
    expect(other).toMatchObject({ name: 'Harbour Trading', city: 'Apapa' });
  });
});

describe('two tabs', () => {
  it('that save the same step leave the complete details of one of them', async () => {
    const token = await newcomer();
    const save = (city: string, logo: File) =>
      send(sandbox(), onboarding.saveBusinessInformation, { body: { ...business, city }, files: { logo } }, token);
    const answers = await Promise.all([save('Ibadan', png('ibadan.png')), save('Lagos', png('lagos.png'))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { city, logo } = await call(sandbox(), onboarding.getBusinessInformation, {}, token);
    expect(logo).toBe(`${city.toLowerCase()}.png`);
  });
});
