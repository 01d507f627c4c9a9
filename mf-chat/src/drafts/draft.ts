/** A draft on this device. */
export interface StoredDraft {
  text: string;
  /** The server's revision that the text was written from. */
  rev: number;
  /** Whether the server does not have this text yet. */
  dirty: boolean;
}

/** A draft on the server. Its revision also rises when the draft is sent, which empties it. */
export interface ServerDraft {
  draft: string;
  rev: number;
}

export const emptyDraft: StoredDraft = { text: '', rev: 0, dirty: false };

/**
 * Merges the server's draft into the one on this device. A newer revision wins, unless the member has written here since:
 * then the text stays, and will be saved on top of that revision.
 */
export const mergeDraft = (local: StoredDraft, server: ServerDraft): StoredDraft => {
  if (server.rev <= local.rev) return local;
  if (local.dirty && local.text !== server.draft) return { ...local, rev: server.rev };
  return { text: server.draft, rev: server.rev, dirty: false };
};

/** Returns the draft after the server has saved `text` as a revision. */
export const savedDraft = (local: StoredDraft, text: string, rev: number): StoredDraft => ({
  ...local,
  rev: Math.max(local.rev, rev),
  dirty: local.text !== text,
});

/**
 * Returns the draft after the server has refused to save it on top of its revision. An older revision than the local one
 * means that an earlier save has never arrived: the text is saved again, on top of the server's.
 */
export const refusedDraft = (local: StoredDraft, server: ServerDraft): StoredDraft =>
  server.rev < local.rev ? { ...local, rev: server.rev } : mergeDraft(local, server);

/**
 * Adds what was begun before the login to a draft, on a line of its own. A text that the draft contains is not added again:
 * the page may have ended before that text was deleted.
 */
export const addBegunText = (local: StoredDraft, begun: string): StoredDraft => {
  if (begun === '' || local.text.includes(begun)) return local;
  return { ...local, text: local.text === '' ? begun : `${local.text}\n${begun}`, dirty: true };
};
