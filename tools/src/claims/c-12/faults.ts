/** One of the thirteen faults of a remote. */
export interface RemoteFault {
  id: string;
  /** `network`: its files fail on their way; `version`: its code fails; `offline`: there is no network. */
  kind: 'network' | 'version' | 'offline';
}

export const faults = [
  { id: '404', kind: 'network' },
  { id: '500', kind: 'network' },
  { id: 'hang', kind: 'network' },
  { id: '10 s slow', kind: 'network' },
  { id: 'truncated', kind: 'network' },
  { id: 'syntax error', kind: 'version' },
  { id: 'throws on load', kind: 'version' },
  { id: 'throws on mount', kind: 'version' },
  { id: 'throws in render', kind: 'version' },
  { id: 'wrong hash', kind: 'network' },
  { id: 'HTML instead of JavaScript', kind: 'network' },
  { id: 'one version back', kind: 'network' },
  { id: 'offline', kind: 'offline' },
] as const satisfies RemoteFault[];

export type FaultId = (typeof faults)[number]['id'];
