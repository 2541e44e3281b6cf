import type { Drawn } from '../draw/files';
export const siteFiles = async (_drawn: readonly Drawn[], _flows: string): Promise<ReadonlyMap<string, string | Uint8Array>> =>
  new Map();
