/**
 * jsdom with what it lacks of a browser. Never Node's MessageChannel: with it jest does not exit.
 */
const { TestEnvironment } = require('jest-environment-jsdom');

const fromNode = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'fetch',
  'structuredClone',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...options) {
    super(...options);
    for (const name of fromNode) this.global[name] = globalThis[name];
  }
};
