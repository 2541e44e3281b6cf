/** What the file is of: the digest of the machines that run here. What they did, the house has noted. */
export interface RecordingWanted {
  readonly flows: string;
}
