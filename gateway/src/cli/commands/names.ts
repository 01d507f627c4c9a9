import { defineCommand } from '@pairwise/command-line';
import { formatBinding } from '@pairwise/contracts/console';
import type { NameEntry, NamesResponse, NewNameResponse, NewTokenResponse } from '@pairwise/contracts/names';

import { formatTime } from '../../registry/format-time.ts';
import type { Context } from '../context.ts';
import { formatChange } from '../format.ts';
import { bindingOptions, parseActions, revisionOption, whyOption, withoutRevision } from '../options.ts';
import { changeAddress, sendChange } from '../send-change.ts';

const formatLive = ({ stable, canary, versions }: NameEntry): string => {
  const live = stable ? `live ${stable.version} since ${formatTime(stable.since)} by ${stable.by}` : 'nothing is live';
  const running = canary === null ? '' : `, canary ${canary}`;
  return `${live}${running}, ${versions} ${versions === 1 ? 'version' : 'versions'}`;
};

const formatEntry = (entry: NameEntry): string[] => {
  const { name, teams, registered, binding } = entry;
  return [
    `${name}  ${teams.length > 0 ? `team ${teams.join(', ')}` : 'no team'}  ${formatLive(entry)}`,
    ...(registered
      ? [`  registered for team ${registered.team} at ${formatTime(registered.at)} by ${registered.by}`]
      : []),
    `  bound to ${binding ? formatBinding(binding) : 'no zone and no slot'}`,
  ];
};

const register = defineCommand({
  name: 'names register',
  summary: 'Registers the name of a new remote for the team that owns it, by a token that allows that.',
  positionals: { name: { summary: 'The name of the remote, such as mf-games.' } },
  options: {
    team: { type: 'string', placeholder: 'T', required: true, summary: 'The team that owns the name.' },
    ...bindingOptions,
    ...whyOption,
  },
  run: async ({ positionals: { name }, options: { team, zones, slots, why } }, { operations, print }: Context) => {
    const body = { name, team, why, ...(zones && { zones }), ...(slots && { slots }) };
    const made = await operations().post<NewNameResponse>('/api/names', body);
    print(`${made.name} belongs to team ${made.team} (revision ${made.revision}).`);
    print(`It is bound to ${formatBinding(made.binding)}.`);
    print(`To create its first token: npm run mfe -- names token ${made.name} --person PERSON --why "…"`);
    return 0;
  },
});

const bind = defineCommand({
  name: 'names bind',
  summary: 'Requests that a name is bound to other zones and slots, by a token that allows that.',
  positionals: { name: { summary: 'A registered or published name.' } },
  options: { ...bindingOptions, ...whyOption, ...revisionOption },
  run: async ({ positionals: { name }, options }, { operations, args, print }: Context) => {
    const client = operations();
    const { names, revision: current } = await client.get<NamesResponse>('/api/names');
    const before = names.find((entry) => entry.name === name)?.binding ?? { zones: [], slots: [] };
    const { zones = before.zones, slots = before.slots, why, revision } = options;
    const response = await sendChange({
      client,
      address: changeAddress(name, 'binding'),
      body: { zones, slots, why },
      expectedRevision: revision ?? current,
      repeat: withoutRevision(args),
    });
    const wanted = `${name} is bound to ${formatBinding({ zones, slots })}`;
    print(response.unchanged === true ? `${wanted} already. Nothing changed.` : formatChange(response, wanted));
    return 0;
  },
});

const token = defineCommand({
  name: 'names token',
  summary: 'Creates a deploy token for the team of a registered name, until its first version, and prints it once.',
  positionals: { name: { summary: 'A registered name without a version; `names list` prints it.' } },
  options: {
    person: { type: 'string', placeholder: 'P', required: true, summary: 'The person of the team who holds it.' },
    may: {
      type: 'string',
      placeholder: 'publish,…|all',
      summary: 'The actions it allows; by default all but approve, bind and operate.',
      parse: parseActions,
    },
    days: { type: 'integer', placeholder: '7', min: 1, max: 7, summary: 'How long it is valid; 7 by default.' },
    ...whyOption,
  },
  run: async ({ positionals: { name }, options: { person, may, days, why } }, { operations, print }: Context) => {
    const address = `/api/names/${encodeURIComponent(name)}/tokens`;
    const body = { person, why, ...(may && { actions: may }), ...(days !== undefined && { days }) };
    const made = await operations().post<NewTokenResponse>(address, body);
    print(made.text);
    print(
      `Token ${made.id} of ${made.team}/${made.person} for ${name}, until ${formatTime(made.expiresAt)}. It is shown this once.`,
    );
    return 0;
  },
});

const list = defineCommand({
  name: 'names list',
  summary: 'Lists the names with their owners and what is live.',
  run: async (_input, { reader, print }: Context) => {
    const { revision, names } = await reader().get<NamesResponse>('/api/names');
    print(`revision ${revision}`);
    for (const entry of names) for (const line of formatEntry(entry)) print(line);
    if (names.length === 0) print('No name is registered or published.');
    return 0;
  },
});

/** The commands of names. */
export const nameCommands = [register, bind, token, list] as const;
