/**
 * jsdom with the browser APIs it lacks, taken from Node. Never Node's MessageChannel: with it jest does not exit.
 */
const { TestEnvironment } = require('jest-environment-jsdom');

const fromNode = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
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

/** Node's FormData, which a request can send, extended to read a form of the page, as React does on a submit. */
const formDataOf = (PageFormData) =>
  class FormData extends globalThis.FormData {
    constructor(form, submitter) {
      super();
      if (!form) return;
      for (const [name, value] of new PageFormData(form, submitter)) this.append(name, String(value));
    }
  };

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...options) {
    super(...options);
    const PageFormData = this.global.FormData;
    for (const name of fromNode) this.global[name] = globalThis[name];
    this.global.FormData = formDataOf(PageFormData);
  }
};
