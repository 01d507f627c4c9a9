import { Observable, ReplaySubject } from 'rxjs';

/** A retained stream: a new subscriber immediately receives the last value. */
export class Stream<Value> extends Observable<Value> {
  readonly #read: () => Value;

  constructor(source: Observable<Value>, read: () => Value) {
    super((subscriber) => source.subscribe(subscriber));
    this.#read = read;
  }

  /** The last value. Throws before the first value is written. */
  get value(): Value {
    return this.#read();
  }
}

export interface WritableStream<Value> {
  stream: Stream<Value>;
  /** Writes a value. Returns false when it equals the last one. */
  write: (value: Value) => boolean;
}

/** Creates a stream and its writer. A value equal to the last one (`Object.is`) is not emitted. */
export const retainedStream = <Value>(name: string, ...initial: [Value] | []): WritableStream<Value> => {
  const subject = new ReplaySubject<Value>(1);
  let last = initial;
  if (last.length === 1) subject.next(last[0]);
  return {
    stream: new Stream(subject, () => {
      if (last.length === 0)
        throw new Error(`The bus has no ${name} yet. The shell must write it before any remote runs.`);
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
