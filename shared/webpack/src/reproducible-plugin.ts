import { createRequire } from 'node:module';
import path from 'node:path';

import webpack, { type Compiler } from 'webpack';

/** Resolves the federation plugin's own dependencies from where the plugin is installed. */
const federationRequire = createRequire(import.meta.resolve('@module-federation/enhanced/webpack'));

const runtimeEntry = path.join(import.meta.dirname, '../entries/federation-runtime.js');

/**
 * Makes the same sources build the same bytes in every checkout. The federation plugin uses absolute paths for the file
 * that starts its runtime and for the container module.
 */
export class ReproduciblePlugin {
  apply(compiler: Compiler): void {
    const { alias } = compiler.options.resolve;
    compiler.options.resolve.alias = {
      ...(Array.isArray(alias) ? {} : alias),
      'federation-bundler-runtime$': federationRequire.resolve('@module-federation/webpack-bundler-runtime/bundler'),
    };
    const generated = /\.federation[\\/]entry\.[0-9a-f]+\.js$/;
    new webpack.NormalModuleReplacementPlugin(generated, runtimeEntry).apply(compiler);
    compiler.hooks.compilation.tap('reproducible', (compilation) => {
      // Runs before ids are derived from paths: a module with an id keeps it.
      compilation.hooks.moduleIds.tap({ name: 'reproducible', stage: -100 }, (modules) => {
        for (const module of modules) {
          if (module.identifier().startsWith('container entry')) {
            compilation.chunkGraph.setModuleId(module, 'container');
          }
        }
      });
    });
  }
}
