/** The layout of texts and files in a multipart body, for senders and receivers. */
import type { NamedFile } from './endpoint';

type Texts = Readonly<Record<string, string | undefined>>;
export type SentFiles = Readonly<Record<string, File | undefined | readonly File[] | readonly NamedFile<File>[]>>;

/** Returns the two fields of the n-th of several files with one name. The documents give the words, but not how they are joined: assumed. */
export const namedFields = (name: string, n: number) => ({
  documentName: `${name}[${n}].documentName`,
  value: `${name}[${n}].value`,
});

const isNamed = (file: File | NamedFile<File>): file is NamedFile<File> => 'documentName' in file;

/** Omits undefined values. */
export function formDataOf(body: Texts = {}, files: SentFiles = {}): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(body)) if (text !== undefined) form.append(name, text);
  for (const [name, given] of Object.entries(files)) {
    const each: readonly (File | NamedFile<File> | undefined)[] = Array.isArray(given) ? given : [given];
    for (const [n, file] of each.entries()) {
      if (file === undefined) continue;
      if (!isNamed(file)) form.append(name, file, file.name);
      else {
        const fields = namedFields(name, n);
        form.append(fields.documentName, file.documentName);
        form.append(fields.value, file.value, file.value.name);
      }
    }
  }
  return form;
}
