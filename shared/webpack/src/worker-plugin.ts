import webpack, { type Compiler } from 'webpack';

/** Name of the file at the root of the site; a worker's scope is what lies below it. */
export const workerFile = 'sw-push.js';

/**
 * Builds the service worker as one file of its own beside the bundles: no shared module, no chunk, no public path, as it
 * runs without any page.
 */
export class WorkerPlugin {
  readonly #entry: string;

  constructor(entry: string) {
    this.#entry = entry;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.make.tapAsync('worker', (compilation, done) => {
      const child = compilation.createChildCompiler('worker', { filename: workerFile }, [
        new webpack.webworker.WebWorkerTemplatePlugin(),
        new webpack.EntryPlugin(compiler.context, this.#entry, { name: 'worker' }),
      ]);
      child.runAsChild((error, _entries, built) => {
        const [problem] = built?.errors ?? [];
        done(error ?? problem ?? null);
      });
    });
  }
}
