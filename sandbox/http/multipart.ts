/** Reads a multipart body by its contract record: its texts, and its files with their names. */
import type { Endpoint, FileCount, NamedFile, SentFile } from '../../contract/endpoint';
import { LONGEST_FILE_NAME } from '../../contract/limits';
import { namedFields } from '../../contract/multipart';
import { isSafeText } from '../../contract/safeText';
import { Refusal } from '../refusal';
import { mustBeMultipart } from './bodies';

const MOST_FILES = 20;

type Counts = Readonly<Record<string, FileCount>>;

async function formOf(request: Request): Promise<FormData> {
  mustBeMultipart(request.headers.get('content-type') ?? undefined);
  // Any error counts as malformed, even a broken connection, because the parser does not distinguish them.
  return request.formData().catch(() => {
    throw new Refusal(400, 'The body is incomplete');
  });
}

/** A file field without a file is sent without a name and content. */
const isNothing = (file: File) => file.name === '' && file.size === 0;

async function sentFile(field: string, file: File): Promise<SentFile> {
  if (!isSafeText(file.name) || file.name.length > LONGEST_FILE_NAME) throw new Refusal(400, `${field} has an invalid file name`);
  return { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}

async function filesUnder(form: FormData, field: string): Promise<SentFile[]> {
  // Some parsers turn a missing file into an empty text.
  const given = form.getAll(field).filter((entry) => entry !== '');
  const files = given.filter((entry) => typeof entry !== 'string');
  if (files.length < given.length) throw new Refusal(400, `${field} is not a file`);
  if (files.length > MOST_FILES) throw new Refusal(400, `${field} has more than ${MOST_FILES} files`);
  return Promise.all(files.filter((file) => !isNothing(file)).map((file) => sentFile(field, file)));
}

async function oneUnder(form: FormData, field: string): Promise<SentFile | undefined> {
  const [file, another] = await filesUnder(form, field);
  if (another) throw new Refusal(400, `${field} was sent twice`);
  return file;
}

async function namedUnder(form: FormData, field: string): Promise<NamedFile<SentFile>[]> {
  const found: NamedFile<SentFile>[] = [];
  for (let n = 0; n < MOST_FILES; n += 1) {
    const fields = namedFields(field, n);
    const value = await oneUnder(form, fields.value);
    const documentName = form.get(fields.documentName);
    if (!value && documentName === null) break;
    if (!value || typeof documentName !== 'string')
      throw new Refusal(400, `${field} has a file without a name, or a name without a file`);
    if (!isSafeText(documentName) || documentName.length > LONGEST_FILE_NAME) throw new Refusal(400, `${field} is not valid`);
    found.push({ documentName, value });
  }
  return found;
}

async function read(form: FormData, field: string, count: FileCount) {
  if (count === 'many') return filesUnder(form, field);
  if (count === 'named') return namedUnder(form, field);
  const file = await oneUnder(form, field);
  if (count === 'one' && !file) throw new Refusal(400, `${field} is required`);
  return file;
}

const isOfAFile = (name: string) => /\[\d+\]\.documentName$/.test(name);

/** Returns the texts by name, without files and their descriptions. A form turns each line end into CRLF, so they are turned back. */
function textsOf(form: FormData): Record<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value !== 'string' || isOfAFile(name)) continue;
    if (texts.has(name)) throw new Refusal(400, 'A field was sent twice');
    texts.set(name, value.replaceAll('\r\n', '\n'));
  }
  return Object.fromEntries(texts);
}

/** @throws Refusal 415 for another type, 400 for a body that is cut off, repeats a field, or has a text instead of a file or the reverse */
export async function multipartOf(endpoint: Endpoint & { readonly files: Counts }, request: Request) {
  const form = await formOf(request);
  const body = textsOf(form);
  const files = await Promise.all(
    Object.entries(endpoint.files).map(async ([field, count]) => [field, await read(form, field, count)] as const),
  );
  return { body, files: Object.fromEntries(files) };
}
