import { describe, expect, it } from 'vitest';
import { releaseFile, storedFile, storeFile } from './files';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const bytes = (...codes: number[]) => new Uint8Array(codes);
const kindOf = async (chosen: File) => (await storeFile(chosen)).kind;

describe('[ONB-07] a chosen file', () => {
  it('has the type of its content, whatever its name', async () => {
    expect(await kindOf(file('a.pdf', bytes(...PNG), 'IEND'))).toBe('png');
    expect(await kindOf(file('a.png', bytes(0xff, 0xd8, 0xff, 0xe0), 'picture', bytes(0xff, 0xd9)))).toBe('jpeg');
    expect(await kindOf(file('a.jpg', '%PDF-1.7\n', 'x'.repeat(5_000), '\n%%EOF\n'))).toBe('pdf');
  });
  it.each([
    ['a script', file('a.pdf', '<script>alert(1)</script>')],
    ['a page', file('a.png', '<!doctype html>')],
    ['nothing', file('a.png')],
    ['a program', file('a.jpg', bytes(0x4d, 0x5a, 0x90, 0x00))],
    ['a picture that begins later', file('a.png', ' ', bytes(...PNG), 'IEND')],
  ])('has no known type: %s', async (_, chosen) => expect(await kindOf(chosen)).toBe('other'));
  it.each([
    ['/OpenAction << /S /JavaScript /JS (app.alert(1)) >>', 'scripted'],
    ['/AA << /O << /S /Launch /F (run) >> >>', 'scripted'],
    ['/Title (/JSON and /Launcher)', 'pdf'],
  ])('[CBK-03] is a PDF that says of itself whether it runs something: %s', async (content, kind) => {
    expect(await kindOf(file('a.pdf', '%PDF-1.7\n', content, '\n%%EOF\n'))).toBe(kind);
  });
  it('is reported as incomplete if its end marker is missing or too far from its end', async () => {
    expect(await kindOf(file('a.png', bytes(...PNG), 'half'))).toBe('cut');
    expect(await kindOf(file('a.pdf', '%PDF-1.7\n%%EOF', 'x'.repeat(5_000)))).toBe('cut');
    expect(await kindOf(file('a.png', bytes(...PNG)))).toBe('cut');
  });
  it('has no type once it cannot be read', async () => {
    const gone = file('a.png', bytes(...PNG), 'IEND');
    gone.slice = () => {
      throw new DOMException('gone', 'NotFoundError');
    };
    expect(await kindOf(gone)).toBe('other');
  });
  it('is kept under its key until it is removed', async () => {
    const chosen = file('a.png', 'x');
    const { key, name, bytes: size } = await storeFile(chosen);
    expect([name, size, storedFile(key)]).toEqual(['a.png', 1, chosen]);
    releaseFile(key);
    expect(storedFile(key)).toBeNull();
  });
});
