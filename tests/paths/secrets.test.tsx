// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { secretsIn } from '../../sandbox/testing/secrets';
import { clearSteps, noteStep } from '../../src/flow/steps';
import { clearConsole, overhear, passwordsIn, places } from './secrets';

const SECRET = 'Left#2026behind';

overhear();

function field(type: string) {
  const input = document.body.appendChild(document.createElement('input'));
  input.type = type;
  input.setAttribute('value', SECRET);
}

function doAStep() {
  const machine = createMachine({ on: { [SECRET]: {} } });
  const actor = createActor(machine, { inspect: (inspected) => noteStep('left', inspected) }).start();
  actor.send({ type: SECRET });
  actor.stop();
}

const plants: Readonly<Record<string, () => unknown>> = {
  document: () => document.body.setAttribute('data-left', SECRET),
  fields: () => Object.assign(document.body.appendChild(document.createElement('textarea')), { value: SECRET }),
  'session storage': () => sessionStorage.setItem('left', SECRET),
  'local storage': () => localStorage.setItem('left', SECRET),
  recording: doAStep,
  address: () => history.replaceState({ left: SECRET }, ''),
  console: () => console.info(SECRET),
};

afterEach(() => {
  document.body.replaceChildren();
  document.body.removeAttribute('data-left');
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '');
  clearSteps();
  clearConsole();
});

it.each(Object.entries(plants))('[KEY-02] a secret that is left in the %s is found there', (place, plant) => {
  const found = () => Object.entries(places()).flatMap(([each, text]) => (secretsIn(text, [SECRET]).length > 0 ? [each] : []));
  expect(found()).toEqual([]);
  plant();
  expect(found()).toContain(place);
});

it('[KEY-02] a password may stand in the field that hides it, and in no other', () => {
  field('password');
  expect(secretsIn(Object.values(places()).join('\n'), [SECRET])).toEqual([]);
  field('text');
  expect(secretsIn(Object.values(places()).join('\n'), [SECRET])).toEqual([SECRET]);
});

it('[KEY-02] the passwords of a step are found in its fields', () => {
  const change = { change: { field: 'newPassword', value: 'Bluecrest#2027' } };
  expect([{ password: 'Bluecrest#2026' }, change, { password: '' }, { name: 'Bluecrest#2026' }].flatMap(passwordsIn)).toEqual([
    'Bluecrest#2026',
    'Bluecrest#2027',
  ]);
});
