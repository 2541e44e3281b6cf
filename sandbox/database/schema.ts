/** Every table of the provider. */

export * from './tables.list';
