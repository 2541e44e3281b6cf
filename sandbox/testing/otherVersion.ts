/** The start of the list that earlier versions left in their databases. */
export const OTHER_VERSION = `
  create table migration (name text primary key, applied_at timestamptz not null default now());
  insert into migration (name) values ('0000_tables.sql'), ('0001_ledger.sql');
  create table business (id int);`;

/** Names the tables of a database. */
export const TABLES = "select string_agg(tablename, ',' order by tablename) as names from pg_tables where schemaname = 'public'";
