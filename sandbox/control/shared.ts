/** Changes by testers: the offset of the clock, and queued faults. All processes on one server read them from the database. */
import { asc, eq, sql } from 'drizzle-orm';
import { type Clock, pinnedMoment, runningClock } from '../clock';
import type { Database, Db } from '../database/database';
import { faults, settings } from '../database/schema';
import { CUTS, type FaultStore, isFaultKind } from '../http/faults';

const ADVANCED = 'clock_advanced_seconds';
const BEGAN = 'clock_began';
/** A pinned day starts at noon, so a larger offset would be another day. */
const HALF_A_DAY_MS = 12 * 3_600_000;

const read = async (db: Db, name: string) => (await db.select().from(settings).where(eq(settings.name, name)))[0]?.value;

const write = (db: Db, name: string, value: string) =>
  db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } });

const moveOn = (db: Db, seconds: number) =>
  db
    .insert(settings)
    .values({ name: ADVANCED, value: String(seconds) })
    .onConflictDoUpdate({ target: settings.name, set: { value: sql`(${settings.value}::bigint + ${seconds}::bigint)::text` } });

/** Returns the start of the time. A pinned day that another process started on this database continues. */
async function originOf(db: Db, day: string | undefined): Promise<Temporal.Instant> {
  const now = Temporal.Now.instant();
  if (day === undefined) return now;
  const [known, began] = (await read(db, BEGAN))?.split(' ') ?? [];
  const since = now.epochMilliseconds - Number(began);
  if (known === day && since >= 0 && since < HALF_A_DAY_MS) return pinnedMoment(day).add({ milliseconds: since });
  await write(db, BEGAN, `${day} ${now.epochMilliseconds}`);
  return pinnedMoment(day);
}

export interface SharedState {
  readonly clock: Clock;
  readonly faults: FaultStore;
  /** Reads changes by other processes, after pending writes. */
  refresh(): Promise<void>;
  /** Stores the start of the time again, after a reset emptied the database. */
  keepOrigin(): Promise<void>;
}

/** @param day the pinned day; without it, time is real */
export async function sharedState(database: Database, day: string | undefined): Promise<SharedState> {
  const { db } = database;
  const clock = runningClock(await originOf(db, day), Number((await read(db, ADVANCED)) ?? 0));
  const began = await read(db, BEGAN);
  let written: Promise<unknown> = Promise.resolve();
  let changes = 0;
  /** Runs in the order of requests, while callers continue. */
  const later = (work: () => PromiseLike<unknown>) => {
    changes += 1;
    written = written.then(work);
    written.catch(() => undefined);
  };
  /** A local change is newer than the read value. */
  const take = (advanced: unknown, at: number) => {
    if (at === changes) clock.advance(Number(advanced ?? 0) - clock.advanced);
  };
  return {
    clock: {
      now: () => clock.now(),
      get advanced() {
        return clock.advanced;
      },
      advance: (seconds) => {
        clock.advance(seconds);
        later(() => moveOn(db, seconds));
      },
      reset: () => {
        clock.reset();
        later(() => db.delete(settings).where(eq(settings.name, ADVANCED)));
      },
    },
    refresh: async () => {
      await written;
      const at = changes;
      take(await read(db, ADVANCED), at);
    },
    keepOrigin: async () => {
      if (began !== undefined) await write(db, BEGAN, began);
    },
    faults: {
      put: (endpoint, kind, times) =>
        later(() => db.insert(faults).values(Array.from({ length: times }, () => ({ endpoint, kind })))),
      clear: () => later(() => db.delete(faults)),
      waiting: async () => {
        await written;
        return (await db.select().from(faults).orderBy(asc(faults.id))).map(({ endpoint, kind }) => `${endpoint}: ${kind}`);
      },
      take: async (endpoint, mayCut) => {
        await written;
        const at = changes;
        const { advanced, kind, cuts } = await takeFault(database, endpoint, mayCut);
        take(advanced, at);
        return { kind: isFaultKind(kind) ? kind : null, isCutExpected: cuts };
      },
    },
  };
}

/**
 * The next fault of a call, taken by this call alone. A cut that is not allowed now stays. Every call runs this one statement, which also reads
 * the offset of the clock.
 */
const TAKE = `
  with next as (select id, kind from fault where endpoint = $1 order by id limit 1 for update skip locked),
    taken as (delete from fault using next where fault.id = next.id and ($2::boolean or next.kind <> all ($3::text[])) returning fault.id)
  select (select kind from next) as kind, (select value from setting where name = $4) as advanced,
    exists (select 1 from fault where kind = any ($3::text[]) and id not in (select id from taken)) as cuts`;

async function takeFault(database: Database, endpoint: string, mayCut: boolean) {
  const [row] = await database.run(TAKE, [endpoint, mayCut, [...CUTS], ADVANCED]);
  return { kind: row?.kind, advanced: row?.advanced, cuts: row?.cuts === true };
}
