export { HintError } from './hint.ts';
export { openPubSub } from './open-pubsub.ts';
export type { Publish, PubSub, Subscriber, Topic } from './pubsub.ts';
