import { init } from '@module-federation/runtime';

/** What the build does in the shell's entry: makes the page's instance of the runtime. Imported first by tests. */
init({ name: 'shell', remotes: [] });
