export { bus, type BusRecord, type BusWriter, createBusWriter, createStreamWriter } from './bus.ts';
export type { Stream } from './stream.ts';
export { watchTraffic } from './traffic.ts';
export { useBusEvent, useStream } from './use-stream.ts';
