import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

import { openStream, type OpenStream } from '@pairwise/api/testing';

import { sendMessage } from './send-rate.ts';
import type { Writer } from './writers.ts';

/** Streams that are opened concurrently. */
const OPENING = 20;
/** Messages in a second while the delivery is measured. */
const PER_SECOND = 20;
/** How long a frame may take before the bench fails. */
const FRAME_WITHIN_MS = 10_000;

const keyOf = (writer: number, conversation: number, seq: number): string => `${writer}:${conversation}:${seq}`;

/** The milliseconds of one message, both from the start of its request. */
export interface Delivery {
  /** Until the sender had the response. */
  response: number;
  /** Until the receiver had the frame. */
  frame: number;
}

export interface Streams {
  /** Opens streams until there are so many, one for each member. */
  openUntil: (count: number) => Promise<void>;
  /** Sends messages at fixed times between members with open streams. */
  measureDelivery: (messages: number) => Promise<Delivery[]>;
  close: () => void;
}

interface StreamsOptions {
  /** The address of the api. */
  url: string;
  /** The origin of the pages. */
  origin: string;
  writers: readonly Writer[];
}

/** Prepares the live streams of members, of which each has one. */
export const prepareStreams = ({ url, origin, writers }: StreamsOptions): Streams => {
  const open: OpenStream[] = [];
  const arrivals = new Map<string, number>();
  const agent = new Agent({ keepAlive: true, maxSockets: OPENING });

  const writerAt = (nth: number): Writer => {
    const writer = writers[nth];
    if (!writer) throw new Error(`There is no member ${nth}.`);
    return writer;
  };

  const openNext = async (nth: number): Promise<void> => {
    const { cookie } = writerAt(nth);
    const stream = await openStream({
      url,
      origin,
      cookie,
      onFrame: (frame) => {
        if (frame.type !== 'events') return;
        const at = performance.now();
        for (const event of frame.events) {
          if (event.type === 'message') arrivals.set(keyOf(nth, event.conversation, event.message_seq), at);
        }
      },
    });
    open.push(stream);
  };

  const arrivalOf = async (key: string): Promise<number> => {
    const deadline = performance.now() + FRAME_WITHIN_MS;
    for (;;) {
      const at = arrivals.get(key);
      if (at !== undefined) return at;
      if (performance.now() > deadline) throw new Error('A message was not delivered to an open stream.');
      await delay(5);
    }
  };

  const deliver = async (nth: number): Promise<Delivery> => {
    const began = performance.now();
    const { conversation, seq } = await sendMessage(url, agent, writerAt(nth));
    const response = performance.now() - began;
    // The partner is the neighbour.
    return { response, frame: (await arrivalOf(keyOf(nth ^ 1, conversation, seq))) - began };
  };

  return {
    openUntil: async (count) => {
      for (let next = open.length; next < count; next = open.length) {
        await Promise.all(Array.from({ length: Math.min(OPENING, count - next) }, (_, n) => openNext(next + n)));
      }
    },
    measureDelivery: async (messages) => {
      const began = performance.now();
      const sends: Promise<Delivery>[] = [];
      for (let n = 0; n < messages; n += 1) {
        await delay(Math.max(0, began + (n * 1000) / PER_SECOND - performance.now()));
        sends.push(deliver((n * 7) % open.length));
      }
      return Promise.all(sends);
    },
    close: () => {
      for (const stream of open) stream.close();
      agent.destroy();
    },
  };
};
