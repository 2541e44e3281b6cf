/** Recomputes entries of the audit trail, so that the page stays responsive. */
import { followChain } from '../../../../contract/settings/auditChain';
import type { ChainRun, Recompute } from '../../../../machines/settings/auditCheck/auditCheck.types';

/** The worker's answer to the request of this number. */
export type Recomputed = { readonly id: number; readonly run: ChainRun } | { readonly id: number; readonly failed: string };

self.onmessage = ({ data: { id, last, links } }: MessageEvent<Recompute & { readonly id: number }>) => {
  const tell = (message: Recomputed) => self.postMessage(message);
  followChain(last, links).then(
    (run) => tell({ id, run }),
    (error: unknown) => tell({ id, failed: String(error) }),
  );
};
