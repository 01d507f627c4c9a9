import type { NotifyEvent } from './event.ts';
import type { Subscription } from './subscription.ts';

/** An event on its way to one receiver. */
export interface Delivery {
  subscription: Subscription;
  /** The same at each attempt: letters, digits, `_` and `-`. */
  id: string;
  event: NotifyEvent;
}
