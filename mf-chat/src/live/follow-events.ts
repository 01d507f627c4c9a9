import type { LiveEvent, ServerFrame } from '@pairwise/contracts';

/** What a tab does with the frames of the stream. */
export interface FrameHandlers {
  onEvents: (events: readonly LiveEvent[]) => void;
  /** Events were missed for good: everything must be fetched again. */
  onResync: () => void;
  onTyping: (chatId: number) => void;
  /** Requests the events after a number. */
  requestAfter: (seq: number) => void;
}

/**
 * Follows the numbered events of a member: passes on each one once and in order, and requests those that are missing. The
 * server sends all pages of what was requested.
 * The first frame of the first stream only sets the number to start from.
 */
export const followEvents = ({ onEvents, onResync, onTyping, requestAfter }: FrameHandlers) => {
  let known: number | undefined;

  const onEventsFrame = (events: readonly LiveEvent[]): void => {
    const start = known ?? 0;
    const fresh = events.filter(({ seq }) => seq > start);
    const [first] = fresh;
    if (first && first.seq > start + 1) {
      requestAfter(start);
      return;
    }
    known = fresh.at(-1)?.seq ?? start;
    if (fresh.length > 0) onEvents(fresh);
  };

  return {
    /** The number of the last known event; undefined before the first frame. */
    known: (): number | undefined => known,

    onFrame: (frame: ServerFrame): void => {
      switch (frame.type) {
        case 'hello':
          if (known === undefined) known = frame.last_seq;
          else if (frame.last_seq > known) requestAfter(known);
          break;
        case 'events':
          onEventsFrame(frame.events);
          break;
        case 'resync':
          known = frame.last_seq;
          onResync();
          break;
        case 'typing':
          onTyping(frame.conversation);
          break;
      }
    },
  };
};
