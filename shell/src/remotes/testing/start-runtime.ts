import { init } from '@module-federation/runtime';

/** Creates the page's instance of the runtime, as the build does in the shell's entry. Tests import it first. */
init({ name: 'shell', remotes: [] });
