import webpack, { type Configuration } from 'webpack';

import { apostropheHint } from './apostrophe-hint.ts';

/** Removes the native compiler's stack frames below a syntax error; they are only addresses in its library. */
const withoutFrames = (text: string): string =>
  text.replaceAll(/\n\s*Stack backtrace:\n(?:[ \t]+(?:\d+:|at )[^\n]*(?:\n|$))*/g, '\n');

/** Runs one build. Rejects with the compiler's text when anything in it failed. */
export const runWebpack = (config: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        if (error ?? closeError) return reject(error ?? closeError);
        if (stats?.hasErrors()) {
          const report = withoutFrames(stats.toString({ preset: 'errors-only', colors: false }));
          const hint = apostropheHint(report);
          return reject(new Error(hint === undefined ? report : `${report}\n\n${hint}`));
        }
        if (stats?.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
        return resolve();
      });
    });
  });
