import type { Database } from '../database/database';

/**
 * Returns every row of every table, as one digest for each table. The same rows have the same digest on each engine.
 * @param leftOut columns that no two seeds share
 */
export async function picture(database: Database, leftOut: readonly string[] = []) {
  const names = await database.run(`select tablename as name from pg_tables where schemaname = 'public' order by 1`, []);
  const rows = names.map(
    ({ name }) => `select '${name}' as name, count(*)::int as rows,
    md5(coalesce(string_agg(held, ',' order by held collate "C"), '')) as digest
    from (select (to_jsonb(one) - '{${leftOut}}'::text[])::text as held from ${name} as one) as ${name}`,
  );
  return database.run(`${rows.join(' union all ')} order by 1`, []);
}
