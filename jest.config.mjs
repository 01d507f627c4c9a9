/**
 * Two kinds of tests, one run. `node`: servers, tools, contracts, whose test files share their modules (docs/decisions/0036);
 * `browser`: everything that needs a page (jsdom).
 * Sources are compiled by swc to CommonJS; packages that ship only ES modules are compiled with them.
 */
import { browserTests, compilation } from './shared/testing/jest.mjs';

const common = {
  rootDir: import.meta.dirname,
  setupFilesAfterEnv: ['<rootDir>/tools/src/test/retry-in-ci.ts'],
  // Copies of packages that claims and journeys make come and go while jest lists the files.
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/.cache/', '/\\.control-[^/]+/', '/\\.mf-[^/]+-changed/'],
  // Its package offers this part to ES modules only.
  moduleNameMapper: { '^unpdf/pdfjs$': '<rootDir>/api/node_modules/unpdf/dist/pdfjs.mjs' },
  ...compilation,
};

export default {
  // No test is a measurement of time; on a loaded machine a screen that is clicked through may take many seconds.
  testTimeout: 120_000,
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: '<rootDir>/tools/src/test/shared-modules/environment.cjs',
      runtime: '<rootDir>/tools/src/test/shared-modules/runtime.cjs',
      testMatch: [
        '<rootDir>/{api,gateway,platform,tools,e2e,shared/command-line,shared/contracts,shared/mail,shared/object-store,shared/pubsub,shared/webpack}/**/*.test.ts',
      ],
    },
    {
      ...common,
      displayName: 'browser',
      ...browserTests,
      setupFilesAfterEnv: [...common.setupFilesAfterEnv, ...browserTests.setupFilesAfterEnv],
      testMatch: [
        '<rootDir>/{shell,mf-*,console,shared/!(command-line|contracts|mail|object-store|pubsub|webpack)}/**/*.test.{ts,tsx}',
      ],
    },
  ],
};
