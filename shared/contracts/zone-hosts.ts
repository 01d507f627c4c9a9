import { type Zone, zones } from './remote.ts';

/** The host of each zone of one site, with its port unless that is the default one. */
export type ZoneHosts = Readonly<Record<Zone, string>>;

/** Where a browser gets a session at an origin of its own. */
export const arrivalPath = '/__mfe/arrive';

/** Name of the query parameter with what a visitor takes from one origin to another. The gateway removes it. */
export const carriedName = 'carried';

/** The cookie with the ticket of a signup at the origin of a site. The api sets it, and the gateway uses it up. */
export const signupTicket = 'mfe.signup';

/** The cookie with the session of a member. The api sets it. */
export const sessionName = 'auth.session';

/** Returns the name of a cookie of one host. Over https its prefix prevents other hosts of the domain from setting it. */
export const hostCookie = (name: string, https: boolean): string => `${https ? '__Host-' : ''}${name}`;

/** A host that a header may contain: nothing that could end a directive or start another. */
const plainHost = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9]\d{0,4})?$/;

const isHost = (text: string): boolean => plainHost.test(text) && URL.canParse(`http://${text}`);

const format = 'must look like "site=dates.example app=app.dates.example pay=pay.dates.example"';

const parseSite = (text: string): ZoneHosts => {
  const pairs = text.split(/\s+/).map((pair) => pair.split('='));
  const hosts = Object.fromEntries(pairs.map(([zone = '', host = '']) => [zone, host.toLowerCase()]));
  const { site, app, pay, ...others } = hosts;
  const isComplete = pairs.length === zones.length && pairs.every((pair) => pair.length === 2);
  if (!isComplete || !site || !app || !pay || Object.keys(others).length > 0) throw new Error(`"${text}" ${format}`);
  const wrong = [site, app, pay].find((host) => !isHost(host));
  if (wrong !== undefined) throw new Error(`"${wrong}" is not a host such as dates.example or localhost:4000`);
  return { site, app, pay };
};

/**
 * Reads the setting ZONE_HOSTS: one host for each zone, the sites separated by semicolons.
 * @throws Error with a sentence for the operator
 */
export const parseZoneHosts = (text: string): ZoneHosts[] => {
  const sites = text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(parseSite);
  if (sites.length === 0) throw new Error(format);
  const hosts = sites.flatMap((site) => Object.values(site));
  const twice = hosts.find((host, index) => hosts.indexOf(host) !== index);
  if (twice !== undefined) throw new Error(`"${twice}" is named twice; each zone of each site has a host of its own`);
  return sites;
};

/** The settings that decide where the zones live. */
export interface ZoneSettings {
  ZONES: 'origins' | 'single';
  ZONE_HOSTS?: string | undefined;
  /** The public address of the product, which is that of the site. */
  PUBLIC_URL: string;
  NODE_ENV?: string;
}

export interface ZoneHostsResult {
  /** Absent when all zones live on one origin. */
  hosts?: ZoneHosts[];
  /** What is wrong, each with the name of its setting. */
  problems: string[];
}

/** Hosts below `localhost` need no name service: browsers resolve them to this machine. */
const localHosts = (host: string): ZoneHosts => ({ site: host, app: `app.${host}`, pay: `pay.${host}` });

const singleInProduction =
  'ZONES: production needs an origin for each zone, or the code of a lander could use the sessions of members; set ZONES=origins and ZONE_HOSTS';

/** Returns the hosts of all zones, or what is wrong with the settings. */
export const zoneHostsOf = ({ ZONES, ZONE_HOSTS: text, PUBLIC_URL, NODE_ENV }: ZoneSettings): ZoneHostsResult => {
  if (ZONES === 'single') {
    const problems = text === undefined ? [] : ['ZONE_HOSTS: is used with ZONES=origins only'];
    return { problems: NODE_ENV === 'production' ? [...problems, singleInProduction] : problems };
  }
  const { host, hostname } = new URL(PUBLIC_URL);
  if (text === undefined) {
    if (hostname === 'localhost') return { hosts: [localHosts(host)], problems: [] };
    return { problems: [`ZONE_HOSTS: is missing; the zones of ${host} have no names`] };
  }
  try {
    const hosts = parseZoneHosts(text);
    if (hosts.some(({ site }) => site === host)) return { hosts, problems: [] };
    return { problems: [`ZONE_HOSTS: no site has the host of PUBLIC_URL, ${host}`] };
  } catch (error) {
    return { problems: [`ZONE_HOSTS: ${error instanceof Error ? error.message : String(error)}`] };
  }
};
