/** Runs the steps of a model in the rendered app. */

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { saveBookmark } from '../../src/flow/bookmarks';
import type { Driver } from './driver';
import type { heldPorts } from './held';

/**
 * What is rendered meanwhile may suspend, on code that was just loaded or on an effect that waits. `act` forgets that render unless it is awaited.
 */
const happens = (event: () => unknown) => act(async () => void event());

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Enter has a use of its own here: it opens what was found, keeps a cell of a table, or adds an item to an invoice. */
const OWN_ENTER = /^(Find anything|.+, row \d+|Share of .+|Title|Item \d+)$/;

/**
 * Whether Enter submits what is entered: its form has a submit button, or this is its only field. Enter in a text of several lines begins
 * another line.
 */
const submitsByEnter = (label: string, field: Field) =>
  field instanceof HTMLTextAreaElement ||
  OWN_ENTER.test(label) ||
  (field.form !== null &&
    ([...field.form.elements].some((each) => each.matches('[type=submit]')) ||
      field.form.querySelectorAll('input').length === 1));

export function renderedSteps(end: ReturnType<typeof heldPorts>['end'], owner: string): Driver {
  const I: Driver = {
    fill: async (label, text) => {
      const field = await screen.findByLabelText<Field>(label, { selector: 'input:not([type=radio]), textarea' });
      if (!submitsByEnter(label, field)) throw new Error(`Enter in "${label}" submits nothing`);
      await happens(() => fireEvent.change(field, { target: { value: text.replaceAll('{paymentReference}', 'KPY-1001') } }));
    },
    search: async (label, text) => {
      const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: label });
      await happens(() => fireEvent.change(field, { target: { value: text } }));
      const { form } = field;
      if (form) await happens(() => fireEvent.submit(form));
    },
    enter: async (label) => {
      const field = await screen.findByLabelText(label);
      await happens(() => fireEvent.keyDown(field, { key: 'Enter' }));
    },
    leave: async (label) => {
      const field = await screen.findByLabelText(label);
      await happens(() => fireEvent.blur(field));
    },
    choose: async (label, option) => {
      const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: label });
      const found = await waitFor(() => {
        const chosen = [...list.options].find(({ text }) => text === option);
        if (!chosen) throw new Error(`"${label}" does not offer "${option}"`);
        return chosen;
      });
      await happens(() => fireEvent.change(list, { target: { value: found.value } }));
    },
    tick: async (label) => {
      const box = await screen.findByRole('checkbox', { name: label });
      await happens(() => fireEvent.click(box));
    },
    pick: async (option) => {
      const isEntry = (name: string, element: Element) => element.getAttribute('role') === 'option' && name.includes(option);
      const find = () => screen.queryByRole('radio', { name: option }) ?? screen.getByRole('option', { name: isEntry });
      const found = await waitFor(find);
      await happens(() => fireEvent.click(found));
    },
    pickFrom: async (name, item) => {
      const button = await screen.findByRole('button', { name });
      await happens(() => fireEvent.click(button));
      // A choice may include a note.
      const found = await waitFor(
        () =>
          screen.queryByRole('menuitem', { name: item }) ??
          screen.getByRole('menuitemradio', { name: (name) => name.startsWith(item) }),
      );
      await happens(() => fireEvent.pointerDown(found));
      await happens(() => fireEvent.click(found));
    },
    press: async (name) => {
      // One button may exist twice, of which each width shows one.
      const [button] = await screen.findAllByRole<HTMLButtonElement>('button', { name });
      if (!button || button.disabled) throw new Error(`"${name}" is disabled`);
      await happens(() => fireEvent.click(button));
    },
    open: async (tab) => {
      const found = await screen.findByRole('tab', { name: tab });
      await happens(() => fireEvent.click(found));
    },
    attach: async (label, file) => {
      const field = await screen.findByLabelText(label);
      if (file) {
        const content = file.isBase64 ? new Uint8Array(Buffer.from(file.text, 'base64')) : file.text;
        const given = new File([content], file.name, { type: file.isBase64 ? 'image/png' : 'text/csv' });
        return happens(() => fireEvent.change(field, { target: { files: [given] } }));
      }
      const before = screen.queryAllByText('paper.pdf').length;
      const paper = new File(['%PDF-1.7\n%%EOF\n'], 'paper.pdf', { type: 'application/pdf' });
      await happens(() => fireEvent.change(field, { target: { files: [paper] } }));
      await waitFor(() => {
        if (screen.queryAllByText('paper.pdf').length <= before) throw new Error('The paper was not taken');
      });
    },
    follow: async (name) => {
      const link = await screen.findByRole('link', { name });
      await happens(() => fireEvent.click(link));
    },
    back: async () => {
      const before = new URL(window.location.href);
      before.searchParams.delete('page');
      window.history.replaceState(null, '', before);
    },
    visit: async (search) => {
      window.history.pushState(null, '', search.replace('{otherId}', '2'));
    },
    see: async (text) => expect(await screen.findAllByText(text)).not.toHaveLength(0),
    seeHeading: async (text) => expect(await screen.findAllByText(text, { selector: 'h1, h2, h3' })).not.toHaveLength(0),
    seeBusy: async (button) => expect(await screen.findAllByText(button, { selector: 'button[aria-busy]' })).not.toHaveLength(0),
    seeDisabled: (name) =>
      waitFor(() => {
        const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name });
        expect(
          buttons.some(({ disabled }) => disabled),
          `"${name}" is disabled`,
        ).toBe(true);
      }),
    seeNone: (text) => waitFor(() => expect(screen.queryAllByText(text), `"${text}" is still on screen`).toEqual([])),
    seeNoDialog: () => waitFor(() => expect(screen.queryByRole('dialog'), 'a dialog is open').toBeNull()),
    answer: (port, how) => waitFor(() => end(port, how)),
    otp: async () => '123456',
    passes: async () => {},
    waits: (ms) => act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
    verifyElsewhere: async () => {},
    approveElsewhere: async () => {},
    answerElsewhere: async () => {},
    onboard: async () => {},
    quietFor: async () => {},
    reconnects: async () => void fireEvent(window, new Event('online')),
    rateEnds: async () => {},
    timeToAnswerEnds: async () => {},
    ratesMove: async () => {},
    pressAfter: (_, name) => I.press(name),
    endElsewhere: async (because) => {
      const channel = new BroadcastChannel('session');
      channel.postMessage({ kind: because, session: sessionStorage.getItem('session'), from: 'elsewhere' });
      channel.close();
    },
    holdElsewhere: async () => {},
    leaveOpenOrder: async () => void saveBookmark(owner, 'payout', { order: { idempotencyKey: 'open' } }),
  };
  return I;
}
