/** A company's registration, its owners, and the first version of onboarding. */
import { describe, expect, it } from 'vitest';
import { session } from '../../contract/access/session';
import { firstVersion } from '../../contract/onboarding/firstVersion';
import { registration, volumeBands } from '../../contract/onboarding/registration';
import { call, messageOf, type Parts, people, send, signIn } from '../testing/client';
import { account, company, papers, stakeholder } from '../testing/onboarding';
import { pdf, wrongPapers } from '../testing/papers';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();
const MEGABYTE = 1024 * 1024;
const harbour = () => signIn(sandbox(), people.harbour);

async function said(endpoint: Parameters<typeof send>[1], parts: Parts, token: string) {
  const answer = await send(sandbox(), endpoint, parts, token);
  return [answer.status, messageOf(answer)];
}

const compliance = async (token: string) => (await call(sandbox(), session.getOnboardingProgress, {}, token)).businessCompliance;

describe('[ONB-09] the registration', () => {
  const save = (token: string, body: object = {}, files: object = {}) =>
    said(registration.saveBusinessRegistration, { body: { ...company, ...body }, files: { ...papers(), ...files } }, token);
  const without = (name: string) => papers().otherDocuments.filter(({ documentName }) => documentName !== name);
  const directors = (particulars: number, ...identifications: number[]) => ({
    otherDocuments: [
      ...without('director identification'),
      { documentName: "directors' particulars", value: pdf('d.pdf', particulars) },
      ...identifications.map((size) => ({ documentName: 'director identification', value: pdf('i.pdf', size) })),
    ],
  });

  it('is saved with its documents, which need not be sent again', async () => {
    const token = await harbour();
    expect(await save(token)).toEqual([200, 'Business registration saved']);
    expect(await compliance(token)).toBe(100);
    const again = { certOfIncorporation: undefined, memoOfAssociation: undefined, otherDocuments: [] };
    expect(await save(token, { taxIdNumber: 'T-2' }, again)).toEqual([200, 'Business registration saved']);
    const kept = await call(sandbox(), registration.getBusinessRegistration, {}, token);
    expect(kept).toMatchObject({ ...company, taxIdNumber: 'T-2', certOfIncorporation: 'certificate.pdf' });
    expect(kept.otherDocuments).toHaveLength(3);
    expect(kept.otherDocuments[0]).toMatchObject({ documentName: 'proof of address', value: 'proof of address.pdf', bytes: 100 });
  });

  const wrongs = [
    [{ businessClassId: '' }, 'business class is required!'],
    [{ businessClassId: '77' }, 'business class is not valid'],
    [{ registrationNumber: 'x'.repeat(21) }, 'registration number must be 20 characters or fewer'],
    [{ taxIdNumber: '' }, 'tax id is required!'],
    [{ taxIdNumber: 'x'.repeat(21) }, 'tax id must be 20 characters or fewer'],
    [{ expectedMonthlyTransactionVolumn: '7' }, 'expected monthly volume is not valid'],
  ] as const;
  it('is refused if a field breaks its rule', async () => {
    const token = await harbour();
    for (const [wrong, sentence] of wrongs) expect([wrong, ...(await save(token, wrong))]).toEqual([wrong, 400, sentence]);
  });

  it('accepts the upper limit of every band', async () => {
    const token = await harbour();
    for (const { upTo } of volumeBands) {
      expect(await save(token, { expectedMonthlyTransactionVolumn: upTo })).toEqual([200, 'Business registration saved']);
    }
  });

  it('is refused if a document or a stakeholder is missing, or a document is not requested', async () => {
    const token = await harbour();
    expect(await save(token, {}, { certOfIncorporation: undefined })).toEqual([400, 'certificate of incorporation is required!']);
    expect(await save(token, {}, { memoOfAssociation: undefined })).toEqual([400, 'memorandum and articles is required!']);
    for (const { documentName } of papers().otherDocuments) {
      expect(await save(token, {}, { otherDocuments: without(documentName) })).toEqual([400, `${documentName} is required!`]);
    }
    const strange = [...papers().otherDocuments, { documentName: 'shopping list', value: pdf() }];
    expect((await save(token, {}, { otherDocuments: strange }))[0]).toBe(400);
    const [only] = await call(sandbox(), registration.listStakeholders, {}, token);
    await call(sandbox(), registration.deleteStakeholder, { params: { id: only?.id ?? '' } }, token);
    expect(await save(token)).toEqual([400, 'At least one stakeholder is required!']);
    expect(await compliance(token)).toBe(0);
  });

  it('is refused if a document is not a valid file', async () => {
    const token = await harbour();
    for (const [what, paper, status, sentence] of wrongPapers) {
      const answer = await save(token, {}, { memoOfAssociation: paper });
      expect([what, ...answer]).toEqual([what, status, expect.stringMatching(sentence)]);
    }
    expect(await compliance(token)).toBe(10);
  });

  it('allows ten megabytes of directors’ documents in total, including earlier ones', { timeout: 60_000 }, async () => {
    const token = await harbour();
    const tooMuch = [413, 'Directors’ particulars and director identification must not exceed 10 MB in total'];
    expect(await save(token, {}, directors(4 * MEGABYTE, 4 * MEGABYTE, 3 * MEGABYTE))).toEqual(tooMuch);
    expect((await save(token, {}, directors(4 * MEGABYTE, 4 * MEGABYTE)))[0]).toBe(200);
    const more = [3, 3, 1].map((size) => ({ documentName: 'director identification', value: pdf('i.pdf', size * MEGABYTE) }));
    expect(await save(token, {}, { otherDocuments: more })).toEqual(tooMuch);
  });
});

describe('[ONB-10] stakeholders', () => {
  const list = (token: string) => call(sandbox(), registration.listStakeholders, {}, token);

  it('are listed, added, changed and deleted', async () => {
    const token = await harbour();
    await call(sandbox(), registration.addStakeholder, { body: stakeholder, files: {} }, token);
    const [, added] = await list(token);
    expect(added).toMatchObject({ firstName: 'Bola', bvn: '22212345678', mobileNumber: '8031234567', dateOfBirth: '1980-01-01' });
    const changed = { ...stakeholder, Id: added?.id ?? '', LastName: 'Okoro' };
    await call(sandbox(), registration.updateStakeholder, { body: changed, files: {} }, token);
    expect((await list(token)).map(({ lastName }) => lastName)).toEqual(['Garba', 'Okoro']);
    await call(sandbox(), registration.deleteStakeholder, { params: { id: added?.id ?? '' } }, token);
    expect(await list(token)).toHaveLength(1);
  });

  it('are added once, however often and at the same time the same person is sent', async () => {
    const token = await harbour();
    const send = () => said(registration.addStakeholder, { body: stakeholder }, token);
    const known = [409, 'BVN already belongs to a stakeholder of this business'];
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409]);
    expect(await send()).toEqual(known);
    const people = await list(token);
    expect(people).toHaveLength(2);
    const other = { ...stakeholder, Id: people[0]?.id ?? '' };
    expect(await said(registration.updateStakeholder, { body: other }, token)).toEqual(known);
    expect((await said(registration.updateStakeholder, { body: { ...other, Id: people[1]?.id ?? '' } }, token))[0]).toBe(200);
  });

  const wrongs = [
    [{ FirstName: '' }, 'first name is required!'],
    [{ Bvn: '1' }, 'BVN is not a valid number!'],
    [{ NIN: '' }, 'NIN is required!'],
    [{ MobileNumber: '080' }, 'phone is not a valid number!'],
    [{ Gender: 'x' }, 'gender is not valid'],
    [{ DateOfBirth: '2008-11-22' }, 'date of birth: the person must be at least 18 years old'],
  ] as const;
  it('are refused if a field breaks its rule', async () => {
    const token = await harbour();
    for (const [wrong, sentence] of wrongs) {
      const answer = await said(registration.addStakeholder, { body: { ...stakeholder, ...wrong } }, token);
      expect([wrong, ...answer]).toEqual([wrong, 400, sentence]);
    }
  });

  it('of another business are not found by any id', async () => {
    const mine = await harbour();
    const theirs = await signIn(sandbox(), people.newcomer);
    await call(sandbox(), registration.addStakeholder, { body: stakeholder, files: {} }, theirs);
    const [foreign] = await list(theirs);
    for (const id of [foreign?.id ?? '', '1', '0', '-1', 'x', "1' or '1'='1", '99999999999']) {
      const nobody = [404, 'Stakeholder not found'];
      expect([id, await said(registration.deleteStakeholder, { params: { id } }, mine)]).toEqual([id, nobody]);
      const body = { ...stakeholder, Id: id };
      expect([id, await said(registration.updateStakeholder, { body }, mine)]).toEqual([id, nobody]);
    }
    expect(await list(theirs)).toEqual([foreign]);
    expect(await list(mine)).toHaveLength(1);
  });
});

describe('[ONB-15] the first version of onboarding', () => {
  const profile = {
    business_name: 'Newleaf Crafts',
    email: 'hello@newleaf.test',
    description: 'Baskets',
    bvn: '22212345678',
    industry: 'Retail',
    business_type: 'Individual',
    legal_business_name: 'Newleaf Crafts Ltd',
    country: 'NG',
  } as const;
  const { accountName, accountNumber } = account;
  const bank = { accountName, accountNumber, bank_id: account.bankId, bankId: account.bankId };

  it('is complete once each tab was saved, and lists the missing tabs', async () => {
    const token = await signIn(sandbox(), people.newcomer);
    const complete = () => said(firstVersion.completeOnboarding, {}, token);
    expect(await call(sandbox(), firstVersion.getKycProfile, {}, token)).toMatchObject({
      business_name: 'Newleaf Crafts',
      business_type: 'Individual',
      bvn: '',
    });
    expect(await complete()).toEqual([400, 'Profile is required!']);
    await call(sandbox(), firstVersion.updateBusinessProfile, { body: profile }, token);
    expect(await call(sandbox(), firstVersion.getKycProfile, {}, token)).toMatchObject(profile);
    expect(await complete()).toEqual([400, 'Bank Details is required!']);
    await call(sandbox(), firstVersion.addSettlementBank, { body: bank }, token);
    expect(await call(sandbox(), firstVersion.listSettlementBanks, {}, token)).toMatchObject([
      { bankId: '1', bankName: 'Guaranty Trust Bank', accountName, isDefault: true },
    ]);
    expect(await complete()).toEqual([400, "Director's Information is required!"]);
    const director = { body: { directorname: 'Ife Adeyemi', idnumber: 'A1' }, files: { id: pdf() } };
    await call(sandbox(), firstVersion.submitDirectorKyc, director, token);
    expect(await complete()).toEqual([400, 'KYC Details is required!']);
    await call(sandbox(), firstVersion.submitKycDocuments, { files: { proofofaddress: pdf(), id: pdf() } }, token);
    expect((await complete())[0]).toBe(200);
  });

  it('refuses a field that breaks its rule', async () => {
    const token = await signIn(sandbox(), people.newcomer);
    const save = (wrong: object) => said(firstVersion.updateBusinessProfile, { body: { ...profile, ...wrong } }, token);
    expect(await save({ email: 'x' })).toEqual([400, 'email is not a valid email!']);
    expect(await save({ industry: 'Piracy' })).toEqual([400, 'industry is not valid']);
    expect(await save({ country: 'XX' })).toEqual([400, 'country is not valid']);
    expect(await save({ bvn: '1' })).toEqual([400, 'BVN is not a valid number!']);
    await call(sandbox(), firstVersion.addSettlementBank, { body: bank }, token);
    expect((await said(firstVersion.addSettlementBank, { body: bank }, token))[0]).toBe(409);
    const other = { ...bank, accountName: 'EVE' };
    expect((await said(firstVersion.addSettlementBank, { body: other }, token))[0]).toBe(400);
    expect(await said(firstVersion.submitDirectorKyc, { body: { directorname: 'A', idnumber: '1' } }, token)).toEqual([
      400,
      'identification is required!',
    ]);
    expect(await said(firstVersion.submitKycDocuments, { files: { id: pdf() } }, token)).toEqual([
      400,
      'proof of address is required!',
    ]);
  });
});
