export { HintError } from './hint.ts';
export { openPubSub } from './open-pubsub.ts';
export { channelOf } from './postgres-link.ts';
export type { Publish, PubSub, Subscriber, Topic } from './pubsub.ts';
