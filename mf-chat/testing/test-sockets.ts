/** A WebSocket whose server is the test: jsdom connects to no network here. */
export class TestSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: TestSocket[] = [];

  /** The newest socket. */
  static get last(): TestSocket {
    const socket = TestSocket.all.at(-1);
    if (!socket) throw new Error('No stream was opened.');
    return socket;
  }

  readonly url: string;
  readonly sent: unknown[] = [];
  readyState = TestSocket.CONNECTING;

  constructor(url: string) {
    super();
    this.url = url;
    TestSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = TestSocket.CLOSED;
  }

  /** Opens the connection, as the server does, with the frame `hello`. */
  open(lastSeq = 0): void {
    this.readyState = TestSocket.OPEN;
    this.dispatchEvent(new Event('open'));
    this.receive({ type: 'hello', last_seq: lastSeq });
  }

  receive(frame: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }

  /** Ends the connection with a close code. */
  end(code: number): void {
    this.readyState = TestSocket.CLOSED;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

/** Makes `new WebSocket(url)` create a `TestSocket` during each test of the file. */
export const installTestSockets = (): void => {
  const original = globalThis.WebSocket;
  beforeEach(() => {
    TestSocket.all = [];
    Object.defineProperty(globalThis, 'WebSocket', { configurable: true, writable: true, value: TestSocket });
  });
  afterEach(() => {
    Object.defineProperty(globalThis, 'WebSocket', { configurable: true, writable: true, value: original });
  });
};
