/** What the provider keeps: every table there is. */

export * from './tables.list';
