/** Browsers of one member that get pushes. The one that was seen longest ago makes room for a new one. */
export const BROWSERS_PER_MEMBER = 10;

/** The key of a push among the jobs: at most one of each kind waits for a browser of a member. */
export const pushKey = ({ subscription, user, kind }: { subscription: string; user: number; kind: string }): string =>
  `push:${kind}:${user}:${subscription}`;
