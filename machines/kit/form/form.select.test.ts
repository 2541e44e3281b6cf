import { describe, expect, it } from 'vitest';
import { required, validateWith } from './form.rules';
import { draftOf, emptiedByReload, type FormSnapshot, selectForm } from './form.select';
import type { SelectedFile, TextRow } from './form.types';

interface Values {
  readonly name: string;
  readonly city: string;
  readonly pin: string;
  readonly agreed: boolean;
  readonly proofs: readonly SelectedFile[];
  readonly owners: readonly TextRow[];
}

const empty: Values = { name: '', city: '', pin: '', agreed: false, proofs: [], owners: [] };
const proof: SelectedFile = { key: '1', name: 'a.pdf', bytes: 5, kind: 'pdf' };
const owner = { name: 'Ada' };
const validate = validateWith<Values>({ name: required('Name'), city: required('City') });

type Context = FormSnapshot<Values>['context'];

const snapshot = (context: Partial<Context> = {}, state = 'typing', status = 'active'): FormSnapshot<Values> => ({
  context: { values: empty, initialValues: empty, touched: [], submitError: null, attempt: null, outdated: null, ...context },
  status,
  hasTag: () => state === 'submitting',
  matches: (value) => (typeof value === 'string' ? value : value.editing) === state,
});
const view = selectForm(validate);

describe('[ONB-18] the errors of a form', () => {
  const both = { name: 'Name is required!', city: 'City is required!' };

  it.each([
    ['none before anything is typed', snapshot(), {}],
    ['those of the fields that were changed', snapshot({ touched: ['city', 'pin'] }), { city: both.city }],
    ['all after a submit', snapshot({}, 'incomplete'), both],
    ['none of a field that is right', snapshot({ values: { ...empty, city: 'Lagos' } }, 'incomplete'), { name: both.name }],
    [
      'the provider’s in place of its own',
      snapshot({ touched: ['name'], submitError: { field: 'name', text: 'Taken' } }),
      { name: 'Taken' },
    ],
    ['none for a message about no field', snapshot({ submitError: { field: null, text: 'Not now' } }), {}],
  ])('are %s', (_, of, errors) => expect(view(of).fieldErrors).toEqual(errors));

  it.each([
    [null, null],
    [{ field: null, text: 'Not now' }, 'Not now'],
    [{ field: 'name', text: 'Taken' } as const, null],
  ])('are shown once: %j', (submitError, text) => expect(view(snapshot({ submitError })).submitError).toBe(text));
});

describe('[ONB-18] a form', () => {
  it.each([
    ['typing', false, false],
    ['submitting', true, false],
    ['leaving', false, true],
  ])('in the state %s', (state, busy, leaving) => expect(view(snapshot({}, state))).toMatchObject({ busy, leaving }));

  it('has changes until it ends', () => {
    const values = { ...empty, name: 'Ada' };
    expect(view(snapshot()).changed).toBe(false);
    expect(view(snapshot({ values })).changed).toBe(true);
    expect(view(snapshot({ values }, '', 'done')).changed).toBe(false);
    expect(view(snapshot({}, '', 'done')).changed).toBe(false);
  });
});

const filled: Values = { name: 'Ada', city: '', pin: '1234', agreed: true, proofs: [proof], owners: [owner] };
const expired = { field: null, text: 'Please login again' };

describe('[ONB-18] what is kept of a form', () => {
  const kept = draftOf<Values>(['pin']);

  it.each([
    ['nothing without a change', snapshot(), null],
    ['nothing but files and secrets', snapshot({ values: { ...empty, pin: '1', proofs: [proof] } }), null],
    ['texts, checkboxes and rows', snapshot({ values: filled }), { name: 'Ada', agreed: true, owners: [owner] }],
    ['an emptied text', snapshot({ values: empty, initialValues: { ...empty, city: 'Lagos' } }), { city: '' }],
    ['the removal of all rows', snapshot({ values: empty, initialValues: { ...empty, owners: [owner] } }), { owners: [] }],
    ['nothing once it ended', snapshot({ values: filled }, '', 'done'), null],
    [
      'all if it ended with its session',
      snapshot({ values: { ...empty, name: 'Ada' }, submitError: expired }, '', 'done'),
      { name: 'Ada' },
    ],
    ['all while it shows an error', snapshot({ values: { ...empty, name: 'Ada' }, submitError: expired }), { name: 'Ada' }],
  ])('is %s', (_, of, draft) => expect(kept(of)).toEqual(draft));
});

describe('[ONB-18] the fields that a reload empties', () => {
  const emptied = emptiedByReload<Values>(['pin']);

  it.each([
    ['no text, checkbox or row', snapshot({ values: { ...filled, pin: '', proofs: [] } }), [], []],
    ['files and secrets', snapshot({ values: filled }), [], ['pin', 'proofs']],
    ['no secret as it was', snapshot({ values: filled, initialValues: { ...empty, pin: '1234' } }), [], ['proofs']],
    ['no files as they were', snapshot({ values: filled, initialValues: filled }), [], []],
    ['those of an earlier reload that are still empty', snapshot(), ['pin', 'proofs', 'city'], ['pin', 'proofs']],
    ['no removed rows', snapshot({ initialValues: { ...empty, owners: [owner] } }), ['owners'], []],
    ['none once it ended', snapshot({ values: filled }, '', 'done'), ['pin'], []],
    [
      'those of a form that ended with its session',
      snapshot({ values: filled, submitError: expired }, '', 'done'),
      [],
      ['pin', 'proofs'],
    ],
  ] as const)('are %s', (_, of, before, fields) => expect(emptied(of, before)).toEqual(fields));
});
