/** Seeded databases that a bench fills, embedded and on a server. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { administer, onDatabase } from '../../sandbox/database/clone';
import { type Database, openEmbedded, openServer } from '../../sandbox/database/database';
import type { Storage } from '../../sandbox/database/storage';
import { seedImage } from '../../sandbox/seed/image';

/** The day of the seed. */
export const DAY = '2026-11-21';

/** A seeded database that can be filled, and used by a sandbox. */
export interface Place {
  open(): Promise<Database>;
  readonly storage: Storage;
  remove(): Promise<unknown>;
}

export async function inFolder(): Promise<Place> {
  const path = await mkdtemp(join(tmpdir(), 'kontor-growth-'));
  const folder = join(path, 'database');
  const image = await seedImage({ day: DAY });
  if (image.engine !== 'embedded') throw new Error('The image is not embedded');
  await (await openEmbedded({ folder, image: image.dump })).close();
  return {
    open: () => openEmbedded({ folder }),
    storage: { kind: 'folder', path },
    remove: () => rm(path, { recursive: true, force: true }),
  };
}

export async function onServer(serverUrl: string): Promise<Place> {
  const image = await seedImage({ day: DAY, serverUrl });
  if (image.engine !== 'server') throw new Error('The image is not on a server');
  const name = `kontor_growth_${randomUUID().replaceAll('-', '')}`;
  await administer(serverUrl, `create database ${name} template ${image.template}`);
  const url = onDatabase(serverUrl, name);
  return {
    open: () => openServer(url),
    storage: { kind: 'server', url },
    remove: () => administer(serverUrl, `drop database if exists ${name} with (force)`),
  };
}
