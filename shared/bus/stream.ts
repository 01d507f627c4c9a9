import { Observable, ReplaySubject } from 'rxjs';

/** A retained stream: whoever subscribes late gets the last value at once. */
export class Stream<Value> extends Observable<Value> {
  readonly #read: () => Value;

  constructor(source: Observable<Value>, read: () => Value) {
    super((subscriber) => source.subscribe(subscriber));
    this.#read = read;
  }

  /** The last value. Throws when nobody has written one yet. */
  get value(): Value {
    return this.#read();
  }
}

export interface WritableStream<Value> {
  stream: Stream<Value>;
  /** False when the value was the last one already. */
  write: (value: Value) => boolean;
}

/** A stream and its only pen. Values equal to the last one are not told again. */
export const retainedStream = <Value>(name: string, ...initial: [Value] | []): WritableStream<Value> => {
  const subject = new ReplaySubject<Value>(1);
  let last = initial;
  if (last.length === 1) subject.next(last[0]);
  return {
    stream: new Stream(subject, () => {
      if (last.length === 0) throw new Error(`The bus has no ${name} yet: the shell writes it before any remote runs.`);
      return last[0];
    }),
    write: (value) => {
      if (last.length === 1 && Object.is(last[0], value)) return false;
      last = [value];
      subject.next(value);
      return true;
    },
  };
};
