/* Commands for the operator of this machine. They work on the data itself, without a token or a gateway. */
import { defineCommand } from '@pairwise/command-line';

import type { Context } from '../context.ts';
import { withData } from '../with-data.ts';

export const point = defineCommand({
  name: 'point',
  summary: 'On this machine: makes a verified version live, without a token.',
  positionals: { name: { summary: 'The shell or a remote.' }, version: { summary: 'A verified version.' } },
  options: {
    why: { type: 'string', placeholder: '"REASON"', summary: 'The reason; the audit log keeps it.' },
    unchecked: { type: 'boolean', summary: 'Also a version that has not passed the gate; the version records it.' },
  },
  run: async ({ positionals: { name, version }, options: { why, unchecked } }, context: Context) => {
    const by = { who: 'operator', why: why ?? 'mfe point' };
    const revision = await withData(context, ({ registry }) =>
      unchecked ? registry.promoteUnchecked(name, version, by) : registry.promote(name, version, by),
    );
    context.print(`${name} ${version} is live (revision ${revision}).`);
    return 0;
  },
});

export const discovery = defineCommand({
  name: 'discovery',
  summary: 'On this machine: prints the live remotes as a frontend-discovery document.',
  run: async (_input, context: Context) => {
    const { projectDiscovery } = await import('../../discovery/project-discovery.ts');
    const document = await withData(context, ({ registry }) => registry.current());
    context.print(JSON.stringify(projectDiscovery(document, { origin: context.publicUrl }), null, 2));
    return 0;
  },
});

export const createLander = defineCommand({
  name: 'create lander',
  summary: 'Creates a lander in this checkout, with texts in every language, people and colours by niche, and tests.',
  positionals: { name: { summary: 'The name, as in /landers/NAME.' } },
  options: {
    like: { type: 'string', placeholder: 'LANDER', summary: 'The lander whose texts and design it begins with.' },
  },
  run: async ({ positionals: { name }, options: { like } }, { createLander: create }: Context) => {
    await create(name, like);
    return 0;
  },
});

export const create = defineCommand({
  name: 'create',
  summary: 'Creates a remote in this checkout, with tests, texts, owner and budget.',
  positionals: { name: { summary: 'The name, without mf-.' } },
  run: async ({ positionals: { name } }, { create: createRemote }: Context) => {
    await createRemote(name);
    return 0;
  },
});
