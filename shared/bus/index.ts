export { bus, type BusWriter, createBusWriter } from './bus.ts';
export type { Stream } from './stream.ts';
export { useBusEvent, useStream } from './use-stream.ts';
