import { expect, it } from 'vitest';
import { noLogo, validate } from './newLogo.machine';

const png = { key: '1', name: 'logo.png', bytes: 1_000, kind: 'png' } as const;

it.each([
  ['no picture', noLogo, 'Logo is required!'],
  ['a file of another kind', { logo: [{ ...png, kind: 'pdf' as const }] }, '“logo.png” must be a PNG, JPG or JPEG file.'],
  ['a picture that is too large', { logo: [{ ...png, bytes: 2_000_000 }] }, '“logo.png” is larger than 1 MB.'],
])('[BUS-01] %s is refused as a logo', (_, given, says) => expect(validate(given)).toEqual({ logo: says }));

it('[BUS-01] a picture is taken as a logo', () => expect(validate({ logo: [png] })).toEqual({}));
