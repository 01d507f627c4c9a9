/** Builds the page of examples, for `serve.ts` and for the screenshots of the visual tests. */
import { join } from 'node:path';

import webpack, { type Compiler, type Configuration, type Stats } from 'webpack';

const here = import.meta.dirname;

const configuration = (folder: string, mode: 'development' | 'production'): Configuration => ({
  mode,
  entry: join(here, 'visual-entry.tsx'),
  output: { path: folder, filename: 'examples.js' },
  performance: false,
  devtool: mode === 'development' ? 'eval-source-map' : false,
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: import.meta.resolve('swc-loader').replace('file://', ''),
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic', importSource: '@pairwise/ui' } },
          },
        },
      },
    ],
  },
});

const compilerOf = (...settings: Parameters<typeof configuration>): Compiler => {
  const compiler = webpack(configuration(...settings));
  if (!compiler) throw new Error('webpack made no compiler');
  return compiler;
};

const problemsOf = (error: Error | null, stats: Stats | undefined): string | undefined =>
  error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : undefined);

/** Builds the page once, as in production. */
export const buildExamples = (folder: string): Promise<void> =>
  new Promise((done, fail) => {
    compilerOf(folder, 'production').run((error, stats) => {
      const problems = problemsOf(error, stats);
      if (problems === undefined) done();
      else fail(new Error(problems));
    });
  });

/** Builds the page now and after each change. `onBuilt` receives the errors, or undefined. */
export const watchExamples = (folder: string, onBuilt: (problems: string | undefined) => void): void => {
  compilerOf(folder, 'development').watch({}, (error, stats) => onBuilt(problemsOf(error, stats)));
};
