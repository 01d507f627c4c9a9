/**
 * Lets Node run the TypeScript sources of the platform's packages where they are installed: Node itself strips types only
 * outside of node_modules. `node --import @pairwise/platform/register file.ts`. Types become blanks, so that lines and
 * columns of stack traces stay right.
 */
import { readFileSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

const { registerHooks, stripTypeScriptTypes } = nodeModule;

if (registerHooks === undefined || stripTypeScriptTypes === undefined) {
  console.error(`The platform's packages need Node 24 or newer; this is ${process.version}.`);
  process.exit(1);
}

// Node warns once that stripping is experimental. The warning says nothing to the caller of a command.
const emitWarning = process.emitWarning.bind(process);
process.emitWarning = () => {};
stripTypeScriptTypes('');
process.emitWarning = emitWarning;

/** A source of the platform below node_modules, with or without a query. */
const source = /\/node_modules\/@pairwise\/(?!.*\/node_modules\/)[^?#]*\.ts(?=$|[?#])/;

registerHooks({
  load: (url, context, nextLoad) =>
    source.test(url)
      ? {
          format: 'module',
          shortCircuit: true,
          source: stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'), { sourceUrl: url }),
        }
      : nextLoad(url, context),
});
