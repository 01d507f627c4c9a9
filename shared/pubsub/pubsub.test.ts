import { HintError, openPubSub, type PubSub } from './index.ts';
import { type Broker, brokers } from './testing/brokers.ts';
import { makeRecorder, resync } from './testing/recorder.ts';

/** Finds a silent connection soon. A busy machine may miss it, so only the test of silence uses it. */
const SHORT_HEARTBEAT_MS = 1000;

const suite = (start: () => Promise<Broker>): void => {
  let broker: Broker;
  const opened = new Set<PubSub>();
  let warnings = makeRecorder();

  /** Opens the hints of one more process. */
  const openProcess = (timing: { heartbeatMs?: number } = {}): PubSub => {
    const warn = (_error: unknown, message: string) => warnings.subscriber.hint(message);
    const pubsub = openPubSub({ ...broker.settings, warn, ...timing });
    opened.add(pubsub);
    return pubsub;
  };

  /** Opens a process that listens to `settings` already. */
  const openListening = async (timing = {}) => {
    const recorder = makeRecorder();
    const pubsub = openProcess(timing);
    pubsub.subscribe('settings', recorder.subscriber);
    await recorder.until(resync);
    return { pubsub, ...recorder };
  };

  beforeAll(async () => {
    broker = await start();
  });
  beforeEach(() => {
    warnings = makeRecorder();
  });
  afterEach(async () => {
    await Promise.all([...opened].map((pubsub) => pubsub.close()));
    opened.clear();
    broker.relay.open();
  });
  afterAll(async () => {
    await broker.stop();
  });

  test('a hint reaches every process that subscribes to its topic, the sender too', async () => {
    const [one, two] = [await openListening(), await openListening()];
    const sessions = makeRecorder();
    two.pubsub.subscribe('sessions', sessions.subscriber);
    await sessions.until(resync);
    await one.pubsub.publish('settings', '7');
    await Promise.all([one.until('7'), two.until('7')]);
    await one.pubsub.publish('sessions', '8');
    await sessions.until('8');
    expect(one.received).toEqual([resync, '7']);
    expect(two.received).toEqual([resync, '7']);
    expect(sessions.received).toEqual([resync, '8']);
  });

  test('hints arrive once for each subscriber of a process, in the order in which they were published', async () => {
    const { pubsub, until, received } = await openListening();
    const second = makeRecorder();
    pubsub.subscribe('settings', second.subscriber);
    await second.until(resync);
    for (const id of ['1', '2', '3']) await pubsub.publish('settings', id);
    await Promise.all([until('3'), second.until('3')]);
    const hints = (all: string[]) => all.filter((text) => text !== resync);
    expect(hints(received)).toEqual(['1', '2', '3']);
    expect(hints(second.received)).toEqual(['1', '2', '3']);
  });

  test('an ended subscription receives nothing, and one that throws hinders no other', async () => {
    const { pubsub, until } = await openListening();
    const ended = makeRecorder();
    const end = pubsub.subscribe('settings', ended.subscriber);
    await ended.until(resync);
    end();
    pubsub.subscribe('settings', {
      hint: () => {
        throw new Error('broken subscriber');
      },
      resync: () => {},
    });
    const last = makeRecorder();
    pubsub.subscribe('settings', last.subscriber);
    await last.until(resync);
    await pubsub.publish('settings', '7');
    await Promise.all([until('7'), last.until('7')]);
    expect(ended.received).not.toContain('7');
    expect(warnings.received).toContain('a subscriber of settings failed');
  });

  test('a hint of 7999 bytes arrives; a longer, an empty or an invalid one is refused', async () => {
    const { pubsub, until, received } = await openListening();
    const longest = `${'é'.repeat(3999)}x`;
    await pubsub.publish('settings', longest);
    await until(longest);
    for (const id of [`${longest}x`, '', 'a\0b', '\ud800']) {
      await expect(pubsub.publish('settings', id)).rejects.toThrow(HintError);
    }
    await pubsub.publish('settings', 'last');
    await until('last');
    expect(received).toEqual([resync, longest, 'last']);
  });

  test('after a lost connection a subscriber is notified that it may have missed hints', async () => {
    const sender = await openListening();
    const { until, received } = await openListening();
    broker.relay.block();
    broker.relay.open();
    await Promise.all([until(resync, 2), sender.until(resync, 2)]);
    await sender.pubsub.publish('settings', 'after');
    await until('after');
    expect(received).toEqual([resync, resync, 'after']);
    expect(warnings.received).toContain('the connection for hints was lost; opening it again');
  });

  test('a connection that only falls silent counts as lost', async () => {
    const { pubsub, until, received } = await openListening({ heartbeatMs: SHORT_HEARTBEAT_MS });
    broker.relay.freeze();
    await until(resync, 2);
    await pubsub.publish('settings', 'after');
    await until('after');
    expect(received.filter((text) => text !== resync)).toEqual(['after']);
  });

  test('a process that starts before its broker subscribes and publishes as soon as there is one', async () => {
    broker.relay.block();
    const { subscriber, until, received } = makeRecorder();
    const pubsub = openProcess();
    pubsub.subscribe('settings', subscriber);
    const published = pubsub.publish('settings', 'early');
    await warnings.until('no connection for hints; retrying');
    broker.relay.open();
    await published;
    await until('early');
    expect(received).toEqual([resync, 'early']);
  });

  test('nothing is published after the end', async () => {
    const { pubsub } = await openListening();
    await pubsub.close();
    await expect(pubsub.publish('settings', '7')).rejects.toThrow(/after the connection was closed/);
  });
};

for (const { name, start } of brokers) {
  // The test step installs the broker where it may, and its summary says when it could not.
  if (start === undefined) {
    process.emitWarning(`Hints through ${name} are not tested: it is not on this machine.`);
  } else {
    describe(`hints through ${name}`, () => {
      suite(start);
    });
  }
}
