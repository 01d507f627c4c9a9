/**
 * Jest's runtime with the modules of Node.js: what a test file imports is loaded once for all test files of a process
 * (docs/decisions/0036). Jest itself would load the modules of a server again for each of them.
 */
const { createRequire } = require('node:module');

const { default: JestRuntime } = require('jest-runtime');

class SharedModulesRuntime extends JestRuntime {
  requireModuleOrMock(from, moduleName) {
    return createRequire(from)(moduleName);
  }
}

module.exports = SharedModulesRuntime;
