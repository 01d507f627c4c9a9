/** Browsers of one member that get pushes. The one that was seen longest ago makes room for a new one. */
export const BROWSERS_PER_MEMBER = 10;

interface QueuedPush {
  subscription: string;
  user: number;
  kind: string;
  chat?: number | undefined;
}

/** What a later push replaces: the last one of its kind, for a message that of its chat. */
export const pushTopic = ({ kind, chat }: Pick<QueuedPush, 'kind' | 'chat'>): string =>
  chat === undefined ? kind : `${kind}-${chat}`;

/** The key of a push among the jobs: at most one of each topic waits for a browser of a member. */
export const pushKey = ({ subscription, user, ...push }: QueuedPush): string =>
  `push:${pushTopic(push)}:${user}:${subscription}`;
