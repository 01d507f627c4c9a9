/**
 * The jest configuration of a remote: `export { default } from '@pairwise/testing/jest'` in `jest.config.mjs`. It is
 * JavaScript, because jest loads it before anything compiles TypeScript.
 */
import { join } from 'node:path';

/**
 * Packages that ship only ES modules or TypeScript, which jest compiles to CommonJS. pnpm's store joins scope and name
 * with `+`.
 */
const compiled = String.raw`@fastify[+/]cookie|@pairwise[+/][a-z0-9-]+|@tabler[+/]icons-react|@dicebear[+/][a-z-]+|content-disposition|cookie|ky|kysely|postal-mime|qr|smtp-server|unpdf`;

const swc = (jsx) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: jsx },
      target: 'es2024',
      transform: { react: { runtime: 'automatic', importSource: '@pairwise/ui' } },
    },
    module: { type: 'commonjs' },
  },
];

/** How jest compiles sources, for every kind of test. */
export const compilation = {
  transform: { '\\.tsx$': swc(true), '\\.[cm]?[jt]s$': swc(false) },
  transformIgnorePatterns: [`/node_modules/(?!(?:\\.pnpm/)?(?:${compiled})[@/])`],
};

/** Tests of what runs in a page: jsdom, and a test that logs an error fails. */
export const browserTests = {
  testEnvironment: join(import.meta.dirname, 'browser-environment.cjs'),
  setupFilesAfterEnv: ['browser-setup.ts', 'async-timeout.ts', 'no-owner-stacks.ts'].map((file) =>
    join(import.meta.dirname, file),
  ),
};

export default {
  ...compilation,
  ...browserTests,
  testTimeout: 120_000,
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
};
