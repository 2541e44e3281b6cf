/** The fields of the topmost form by their labels, as a screen reader knows them. */
import { act, fireEvent, waitFor } from '@testing-library/react';

export type FieldControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLFieldSetElement;

const FIELDS = 'input:not([type=radio]), textarea, select, fieldset';

const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

const isField = (element: Element): element is FieldControl => element.matches(FIELDS);

function labelOf(field: FieldControl): string {
  if (field.matches('fieldset')) return textOf(field.querySelector('legend'));
  const [label] = 'labels' in field ? [...(field.labels ?? [])] : [];
  return textOf(label) || (field.getAttribute('aria-label') ?? '');
}

/** The form of the topmost dialog or the dialog itself, else the form of the page. */
const topmost = (): ParentNode => {
  const dialog = [...document.querySelectorAll('[aria-modal=true]')].at(-1);
  return [...(dialog ?? document).querySelectorAll('form')].at(-1) ?? dialog ?? document;
};

export const controlsOf = (): ReadonlyMap<string, FieldControl> =>
  new Map([...topmost().querySelectorAll(FIELDS)].flatMap((field) => (isField(field) ? [[labelOf(field), field] as const] : [])));

const describing = (element: Element) => element.getAttribute('aria-describedby')?.split(' ') ?? [];

/** What is wrong with a field, as it is described. */
export function errorOf(field: FieldControl): string | null {
  const id = describing(field).find((one) => one.endsWith('-problem'));
  return id === undefined ? null : textOf(document.getElementById(id));
}

/** The errors that describe no field. */
export function looseErrors(): readonly string[] {
  const tied = new Set([...document.querySelectorAll('[aria-describedby]')].flatMap(describing));
  return [...document.querySelectorAll('[id$="-problem"]')].filter(({ id }) => !tied.has(id)).map(textOf);
}

/** What a field holds, as a user reads it. Null for a file or a group of radio buttons. */
export function heldBy(field: FieldControl): string | null {
  if (field instanceof HTMLFieldSetElement || field.type === 'file') return null;
  return field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.value;
}

/** Enters a value as a user does. A value that is there already is another one before. Null removes a file again. */
export async function enter(field: FieldControl, value: string | null, other: string | null): Promise<void> {
  if (field instanceof HTMLFieldSetElement) {
    const choice = [...field.querySelectorAll('label')].find((label) => textOf(label) === value);
    return act(async () => void fireEvent.click(choice?.querySelector('input') ?? field));
  }
  if (field.type === 'file') return value === null ? remove(other ?? '') : attach(field, value);
  if (field instanceof HTMLSelectElement) return choose(field, value ?? '', other ?? '');
  if (field.value === value) await act(async () => void fireEvent.change(field, { target: { value: other } }));
  await act(async () => void fireEvent.change(field, { target: { value } }));
}

async function choose(list: HTMLSelectElement, wanted: string, other: string) {
  const select = async (text: string) => {
    const found = await waitFor(() => {
      const option = [...list.options].find((one) => (text === '' ? one.value === '' : one.text.startsWith(text)));
      if (!option) throw new Error(`There is no ${text} among ${[...list.options].map((one) => one.text).join(', ')}`);
      return option;
    });
    await act(async () => void fireEvent.change(list, { target: { value: found.value } }));
  };
  if (list.value === '' && wanted === '') await select(other);
  await select(wanted);
}

/** A file with the ending of a document and the content of none, or a document. */
async function attach(field: Element, name: string) {
  const type = name.endsWith('.png') ? 'image/png' : 'application/pdf';
  const file = name === '' ? new File(['%PDF-1.7\n%%EOF\n'], 'paper.pdf', { type }) : new File(['no document'], name, { type });
  await act(async () => void fireEvent.change(field, { target: { files: [file] } }));
}

async function remove(name: string) {
  const button = [...document.querySelectorAll('button')].find((one) => textOf(one) === `Remove ${name}`);
  if (button) await act(async () => void fireEvent.click(button));
}
