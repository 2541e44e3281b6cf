/** `Temporal` where the browser has none yet. What needs it is loaded through here. */
export async function withTemporal<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  return load();
}
