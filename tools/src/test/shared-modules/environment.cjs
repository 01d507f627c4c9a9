/**
 * A test environment of jest without a global object of its own: tests of servers use that of their process, as the
 * modules do that `runtime.cjs` shares between test files.
 */
const vm = require('node:vm');

const { ModuleMocker } = require('jest-mock');

// Jest compiles a test file for a context. This one stands for the context of the process, which has no object.
const processContext = vm.createContext();
const { compileFunction } = vm;
vm.compileFunction = (code, parameters, options) =>
  compileFunction(
    code,
    parameters,
    options?.parsingContext === processContext ? { ...options, parsingContext: undefined } : options,
  );

class SharedEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  /** Tests of servers use the real clock. */
  fakeTimers = null;
  fakeTimersModern = null;

  async setup() {}

  async teardown() {}

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return processContext;
  }
}

module.exports = SharedEnvironment;
