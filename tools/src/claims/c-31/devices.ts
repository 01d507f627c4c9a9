import { setTimeout as delay } from 'node:timers/promises';

import type { Database } from '@pairwise/api/db';
import {
  converse,
  makePerson,
  openSession,
  type PushBrowser,
  type PushService,
  type TestPerson,
} from '@pairwise/api/testing';

import { seeded } from '../support/random.ts';
import type { RunningProduct } from '../support/running-product.ts';
import { type Device, openDevice } from './device.ts';
import { noteOf } from './note.ts';
import { freeSlots, readNotes, readUnread } from './read-notes.ts';

/** How long the devices may take to agree, in milliseconds, however loaded the machine is; those of the control never do. */
const AGREE_WITHIN_MS = 60_000;
const CONTROL_WITHIN_MS = 4_000;
/** Messages of one step. */
const MOST_IN_STEP = 12;

export interface DevicesOutcome {
  steps: number;
  messages: number;
  disconnects: number;
  /** Comparisons of a device's transcript, and of a place with its number. */
  transcripts: number;
  numbers: number;
  /** Pushes whose number was compared. */
  pushes: number;
  /** What differed at the end of a step. */
  unequal: string[];
}

interface DevicesOptions {
  product: RunningProduct;
  db: Database;
  push: PushService;
  messages: number;
  seed: number;
  log: (line: string) => void;
  /** The control: the receiver's second device is deaf. */
  deaf?: boolean;
}

interface Side {
  person: TestPerson;
  devices: [Device, Device];
  /** The browser that receives the member's pushes. */
  pushed: PushBrowser;
  /** Whether a message was written while no page of the member was connected, in this step. */
  isAway: boolean;
}

/** Subscribes a browser that is not open to the pushes of a member. */
const subscribe = async (options: DevicesOptions, person: TestPerson): Promise<PushBrowser> => {
  const { product, db, push } = options;
  const browser = push.browser();
  const response = await fetch(`${product.url}/api/user.php?push=1`, {
    method: 'POST',
    headers: { 'x-request-type': 'client', 'content-type': 'application/json', cookie: await openSession(db, person) },
    body: JSON.stringify({ subscription: browser.subscription }),
  });
  if (!response.ok) throw new Error(`The subscription was refused: ${await response.text()}`);
  return browser;
};

/** Two members write to each other from two devices each, which lose their connections at random. */
export const proveDevices = async (options: DevicesOptions): Promise<DevicesOutcome> => {
  const { product, db, messages, seed, log, deaf = false } = options;
  const random = seeded(seed);
  const people = [
    await makePerson(db, { name: 'Anna', credits: 20_000, premium: true }),
    await makePerson(db, { name: 'Bram', gender: 'male', credits: 20_000, premium: true }),
  ] as const;
  const [anna, bram] = people;
  const chat = await converse(db, anna, bram, ['Hello', 'Hello to you']);
  const outcome: DevicesOutcome = {
    steps: 0,
    messages: 0,
    disconnects: 0,
    transcripts: 0,
    numbers: 0,
    pushes: 0,
    unequal: [],
  };
  const open: Device[] = [];
  const openFor = async (owner: TestPerson, partner: TestPerson, nth: number): Promise<Device> => {
    const device = await openDevice({
      product,
      db,
      name: `${owner.name} ${nth}`,
      owner,
      partner,
      conversation: chat.publicId,
      deaf: deaf && owner === bram && nth === 2,
    });
    open.push(device);
    return device;
  };
  const makeSide = async (person: TestPerson, partner: TestPerson): Promise<Side> => ({
    person,
    devices: [await openFor(person, partner, 1), await openFor(person, partner, 2)],
    pushed: await subscribe(options, person),
    isAway: false,
  });

  /** Lists how the devices that are connected differ from the server. */
  const differences = async (sides: readonly Side[], written: readonly string[]): Promise<string[]> => {
    const stored = await readNotes(db, chat.id);
    const missing = written.filter((note) => !stored.includes(note));
    const found = missing.map((note) => `the server has no ${note}`);
    for (const { person, devices, pushed, isAway } of sides) {
      const unread = await readUnread(db, person.id);
      for (const device of devices.filter((one) => one.isOnline())) {
        for (const [place, shown] of Object.entries(await device.unread())) {
          if (shown !== unread) found.push(`${device.name}, ${place}: ${shown} unread instead of ${unread}`);
        }
        if (!device.isInChat()) continue;
        const shown = await device.chat.shown();
        const least = Math.min(stored.length, 40);
        if (shown.length < least || shown.join() !== stored.slice(-shown.length).join()) {
          found.push(`${device.name} shows ${shown.slice(-3).join(' ')} instead of ${stored.slice(-3).join(' ')}`);
        }
      }
      const last = pushed.received.at(-1)?.payload.badge;
      if (isAway && last !== unread) found.push(`${person.name}, push: ${last} unread instead of ${unread}`);
    }
    return found;
  };

  const compare = async (sides: readonly Side[], written: readonly string[]): Promise<void> => {
    const deadline = Date.now() + (deaf ? CONTROL_WITHIN_MS : AGREE_WITHIN_MS);
    let found = await differences(sides, written);
    while (found.length > 0 && Date.now() < deadline) {
      await delay(50);
      found = await differences(sides, written);
    }
    outcome.unequal.push(...found.map((difference) => `step ${outcome.steps}: ${difference}`));
    for (const difference of found) log(`step ${outcome.steps}: ${difference}`);
    for (const { devices, isAway } of sides) {
      const online = devices.filter((device) => device.isOnline());
      outcome.numbers += online.length * 5 + (isAway ? 1 : 0);
      outcome.transcripts += online.filter((device) => device.isInChat()).length;
      outcome.pushes += isAway ? 1 : 0;
    }
  };

  /** Ends or restores connections by chance; the writer keeps one in most steps. */
  const change = async (device: Device, share: number): Promise<void> => {
    const goesOffline = random() < share;
    if (goesOffline && device.isOnline()) {
      outcome.disconnects += 1;
      await device.disconnect();
    } else if (!goesOffline && !device.isOnline()) await device.reconnect();
  };

  const step = async (writer: Side, reader: Side, written: string[]): Promise<void> => {
    outcome.steps += 1;
    const [device] = random() < 0.5 ? writer.devices : [...writer.devices].reverse();
    if (!device) throw new Error('The writer has no device.');
    for (const one of [...writer.devices, ...reader.devices]) {
      if (!one.isOnline()) await one.reconnect();
    }
    await device.enterChat();
    // A reader either follows the chat on one device, or has it closed on both.
    const follows = random() < 0.5;
    for (const [nth, one] of reader.devices.entries()) await (follows && nth === 0 ? one.enterChat() : one.leaveChat());
    await compare([writer, reader], written);

    // What was written offline in the last step has just been sent. With the messages of this one it may exceed the limit.
    await freeSlots(db);
    const share = deaf ? 0 : 0.4;
    for (const one of reader.devices) await change(one, share);
    await change(device, share / 2);
    reader.isAway = device.isOnline() && reader.devices.every((one) => !one.isOnline());
    if (reader.isAway) reader.pushed.received.length = 0;
    const count = Math.min(messages - written.length, 1 + Math.floor(random() * MOST_IN_STEP));
    for (let n = 0; n < count; n += 1) {
      const note = noteOf(written.length);
      await device.chat.write(note);
      await device.chat.send();
      await device.chat.acknowledged(note);
      written.push(note);
    }
    outcome.messages = written.length;
    // What was written without a connection is not at the server yet.
    await compare([writer, reader], device.isOnline() ? written : []);
    reader.isAway = false;
  };

  try {
    const sides = [await makeSide(anna, bram), await makeSide(bram, anna)] as const;
    const written: string[] = [];
    while (written.length < messages) {
      const [first, second] = sides;
      await (deaf || random() < 0.5 ? step(first, second, written) : step(second, first, written));
      if (deaf && outcome.unequal.length > 0) break;
    }
    for (const device of open) {
      if (!device.isOnline()) await device.reconnect();
      if (!deaf) await device.enterChat();
    }
    if (!deaf) await compare(sides, written);
    log(`${outcome.steps} steps, ${outcome.messages} messages, ${outcome.disconnects} disconnects`);
    return outcome;
  } finally {
    await Promise.all(open.map((device) => device.close().catch(() => undefined)));
  }
};
