import webpack, { type Compiler } from 'webpack';

/** File name at the root of the site, because a worker's scope is its own folder and everything below. */
export const workerFile = 'sw-push.js';

/**
 * Builds the service worker as one separate file without shared modules, chunks and public path, because it runs without
 * a page.
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
