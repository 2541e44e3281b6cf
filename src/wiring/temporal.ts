/** Loads `Temporal` if the browser has none. Code that needs it loads through here. */
export async function withTemporal<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  return load();
}
