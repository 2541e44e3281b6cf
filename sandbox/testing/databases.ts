/** Databases for tests, on the engine that the environment names: `KONTOR_TEST_DATABASE_URL` is a PostgreSQL server, else PGlite. */
import '../temporal';
import { randomUUID } from 'node:crypto';
import { administer, cloneImage, onDatabase } from '../database/clone';
import { type Database, openEmbedded, openServer } from '../database/database';
import { seedImage } from '../seed/image';

const serverUrl = process.env.KONTOR_TEST_DATABASE_URL || undefined;

/** Making the image takes longer than a test may, so hooks use this timeout in milliseconds. */
export const SETUP_MS = 300_000;

export const testImage = () => seedImage({ serverUrl });

export const seededDatabase = async () => cloneImage(await testImage());

/** An empty database on the tested server, and a function that drops it. `null` without a server. */
export async function blankOnServer(): Promise<{ readonly url: string; drop(): Promise<unknown> } | null> {
  if (serverUrl === undefined) return null;
  const name = `kontor_blank_${randomUUID().replaceAll('-', '')}`;
  await administer(serverUrl, `create database ${name}`);
  return { url: onDatabase(serverUrl, name), drop: () => administer(serverUrl, `drop database if exists ${name} with (force)`) };
}

/** A database without anything, not even tables. */
export async function blankDatabase(): Promise<Database> {
  const blank = await blankOnServer();
  if (blank === null) return openEmbedded();
  const database = await openServer(blank.url);
  const close = async () => {
    await database.close();
    await blank.drop();
  };
  return { ...database, close };
}
