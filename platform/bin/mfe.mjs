#!/usr/bin/env node
/** `mfe`: the command line of a repository of its own. */
import '../register.mjs';

await import('../src/main.ts');
