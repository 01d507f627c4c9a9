import { remoteFolders, sharedFolders } from './workspace.ts';

/** A rule of dependency-cruiser. Its comment is shown when the rule is broken. */
export interface BoundaryRule {
  name: string;
  comment: string;
  severity: 'error';
  from: { path?: string; pathNot?: string };
  to: { path?: string; pathNot?: string; circular?: boolean };
}

/** A rule with the imports that prove it: the file `from` may import `legal` and must not import `illegal`. */
export interface ProvenRule {
  rule: BoundaryRule;
  from: string;
  legal: string;
  illegal: string;
}

const remotes = remoteFolders();
const test = '\\.test\\.tsx?$';
const anyRemote = `^(${remotes.join('|')})/`;

const rule = (
  name: string,
  comment: string,
  from: BoundaryRule['from'],
  to: BoundaryRule['to'],
  proof: Omit<ProvenRule, 'rule'>,
): ProvenRule => ({ rule: { name, comment, severity: 'error', from, to }, ...proof });

/** The shared packages that each shared package may import. All others are forbidden. */
const sharedMayUse: Record<string, string[]> = {
  'command-line': [],
  contracts: [],
  mail: [],
  'object-store': [],
  pubsub: [],
  bus: ['contracts'],
  router: ['contracts'],
  i18n: ['contracts'],
  'api-client': ['contracts'],
  ui: [],
  places: ['api-client', 'contracts', 'i18n', 'ui'],
  swipe: [],
  remote: ['api-client', 'bus', 'contracts', 'i18n', 'router', 'ui'],
  webpack: ['contracts', 'remote', 'ui'],
  testing: ['api-client', 'bus', 'contracts', 'i18n', 'remote', 'router', 'ui'],
};

const forRemotes = remotes.map((remote) =>
  rule(
    `${remote}-stands-alone`,
    'A remote never imports another remote, the shell or a server. It uses a slot, the bus or a route instead.',
    { path: `^${remote}/`, pathNot: test },
    {
      path: `^(${[...remotes.filter((other) => other !== remote), 'shell', 'api', 'gateway', 'platform', 'console', 'tools', 'e2e'].join('|')})/`,
    },
    {
      from: `${remote}/remote.ts`,
      legal: 'shared/ui/index.ts',
      illegal: `${remotes.find((other) => other !== remote)}/remote.ts`,
    },
  ),
);

const forShared = sharedFolders().map((folder) => {
  const allowed = [folder, ...(sharedMayUse[folder] ?? [])];
  // Tests of screens use the real api.
  const api = folder === 'testing' ? 'api/(?!testing/)' : 'api/';
  return rule(
    `shared-${folder}-imports-one-way`,
    `shared/${folder} may use only: ${allowed.join(', ')}. Imports flow one way: shared, then remotes and the shell.`,
    { path: `^shared/${folder}/`, pathNot: test },
    { path: `^(shared/(?!(${allowed.join('|')})/)|shell/|${api}|gateway/|platform/|console/|tools/|e2e/|mf-)` },
    {
      from: `shared/${folder}/index.ts`,
      legal: `shared/${allowed[1] ?? folder}/other.ts`,
      illegal: 'shell/src/main.ts',
    },
  );
});

/**
 * The features of the api's domain in layers, the lowest first. A feature imports features of earlier layers only. A new
 * feature belongs to no layer until it is listed here: it may import every feature, and none of them may import it.
 */
const domainLayers: readonly string[][] = [
  ['badge', 'contact-details', 'events', 'expiry', 'limits', 'links', 'sites'],
  ['mails'],
  ['account'],
  [
    'blocks',
    'export',
    'location',
    'mail-change',
    'notifications',
    'password',
    'photos',
    'presence',
    'profile',
    'promo',
    'reference',
  ],
  ['complaints', 'members', 'products', 'push', 'signup'],
  ['chats', 'likes', 'match-finder', 'moderation', 'session', 'settings'],
  ['discounts', 'swipe', 'user'],
  ['payments'],
  ['direct-debit', 'receipts', 'withdrawals'],
  ['account-deletion', 'repeat-orders'],
];

const forDomain = domainLayers.map((layer, index) => {
  const earlier = domainLayers.slice(0, index).flat();
  const [feature = ''] = layer;
  return rule(
    `domain-layer-${index + 1}-imports-earlier-layers`,
    `Features of the domain import one another in one direction. ${layer.join(', ')} may import: ${earlier.join(', ') || 'no other feature'}.`,
    { path: `^api/src/domain/(${layer.join('|')})/`, pathNot: test },
    { path: `^api/src/domain/(?!(${earlier.join('|')})/)[^/]+/`, pathNot: '^api/src/domain/$1/' },
    {
      from: `api/src/domain/${feature}/feature.ts`,
      legal: `api/src/domain/${earlier[0] ?? feature}/other.ts`,
      illegal: `api/src/domain/${domainLayers[index + 1]?.[0] ?? 'new-feature'}/other.ts`,
    },
  );
});

/** All import boundaries, generated from the folders that exist, each with its proof. */
export const provenRules: ProvenRule[] = [
  ...forRemotes,
  ...forShared,
  ...forDomain,
  rule(
    'shell-knows-no-remote',
    'The shell knows remotes from the registry only.',
    { path: '^shell/', pathNot: test },
    { path: `${anyRemote}|^(api|gateway|platform|console|tools|e2e)/` },
    { from: 'shell/src/main.ts', legal: 'shared/bus/index.ts', illegal: 'mf-chat/remote.ts' },
  ),
  rule(
    'api-knows-no-page',
    'The api imports only contracts, command-line, mail, object-store and pubsub of the shared packages; it knows no page.',
    { path: '^api/', pathNot: test },
    {
      path: `^shared/(?!(command-line|contracts|mail|object-store|pubsub)/)|^(shell|gateway|platform|console|tools|e2e)/|${anyRemote}`,
    },
    { from: 'api/src/app.ts', legal: 'shared/contracts/index.ts', illegal: 'shared/ui/index.ts' },
  ),
  rule(
    'gateway-runs-no-remote',
    'The gateway never imports the code of a remote or the shell; it reads them as published data.',
    { path: '^gateway/', pathNot: test },
    {
      path: `^shared/(?!(command-line|contracts|mail|object-store|pubsub|webpack)/)|^(shell|api|tools|platform|e2e|console)/|${anyRemote}`,
    },
    { from: 'gateway/src/app.ts', legal: 'shared/contracts/index.ts', illegal: 'mf-chat/remote.ts' },
  ),
  rule(
    'gateway-data-is-assembled-last',
    'data/ opens what the folders below it store. What they have in common with it is in database/ or files/.',
    { path: '^gateway/src/(access|database|experiments|files|notify|prune|registry|rollout)/', pathNot: test },
    { path: '^gateway/src/data/' },
    {
      from: 'gateway/src/registry/registry-types.ts',
      legal: 'gateway/src/database/may-wait.ts',
      illegal: 'gateway/src/data/shared-data.ts',
    },
  ),
  rule(
    'gateway-checks-know-no-command-line',
    'The command line runs the checks of a version; what both need of a build is in builds/.',
    { path: '^gateway/src/(builds|publish)/', pathNot: test },
    { path: '^gateway/src/cli/' },
    {
      from: 'gateway/src/publish/local/local-gate.ts',
      legal: 'gateway/src/builds/require-build.ts',
      illegal: 'gateway/src/cli/mfe-error.ts',
    },
  ),
  rule(
    'gateway-zones-know-no-pages',
    'Pages are made in a zone, so page/ imports zones/. What both need of a request is in http/.',
    { path: '^gateway/src/(http|zones)/', pathNot: test },
    { path: '^gateway/src/(page|staff)/' },
    {
      from: 'gateway/src/zones/carried.ts',
      legal: 'gateway/src/http/language.ts',
      illegal: 'gateway/src/page/resolve.ts',
    },
  ),
  rule(
    'gateway-pages-know-no-staff',
    'staff/ explains pages and shows forms, so it imports page/. Routes of both are registered in public-routes.ts.',
    { path: '^gateway/src/page/', pathNot: test },
    { path: '^gateway/src/staff/' },
    {
      from: 'gateway/src/page/page-sender.ts',
      legal: 'gateway/src/zones/zones.ts',
      illegal: 'gateway/src/staff/explain-route.ts',
    },
  ),
  rule(
    'console-uses-shared-only',
    'The console is a page: it speaks with the gateway by the control API alone, whose shapes are in the contracts.',
    { path: '^console/', pathNot: test },
    { path: `^(shell|api|tools|platform|e2e|gateway)/|${anyRemote}` },
    { from: 'console/src/main.tsx', legal: 'shared/ui/index.ts', illegal: 'gateway/src/app.ts' },
  ),
  rule(
    'platform-is-a-client',
    'platform is packed for other repositories: it uses shared packages and the gateway’s command line, and no product.',
    { path: '^platform/', pathNot: test },
    { path: `^(shell|api|tools|e2e|console)/|${anyRemote}` },
    { from: 'platform/src/main.ts', legal: 'gateway/src/cli/mfe.ts', illegal: 'tools/src/workspace.ts' },
  ),
  rule(
    'domain-knows-no-http',
    'The domain contains the rules of the product: no HTTP, no framework.',
    { path: '^api/src/domain/', pathNot: test },
    { path: '^api/src/(routes|plugins)/|node_modules/(fastify|@fastify)' },
    {
      from: 'api/src/domain/chats/list-chats.ts',
      legal: 'api/src/domain/chats/chats.policy.ts',
      illegal: 'node_modules/fastify/index.js',
    },
  ),
  rule(
    'routes-know-no-sql',
    'A route is a checklist: it calls the domain, never the database.',
    { path: '^api/src/routes/', pathNot: test },
    { path: 'node_modules/(kysely|pg)/|\\.repository\\.ts$' },
    {
      from: 'api/src/routes/chats.route.ts',
      legal: 'api/src/domain/chats/list-chats.ts',
      illegal: 'node_modules/kysely/index.js',
    },
  ),
  rule(
    'sql-lives-in-repositories',
    'Only *.repository.ts files of the domain and the plugins use Kysely. Other files call their named functions.',
    { path: '^api/src/(domain|plugins)/', pathNot: '\\.(repository|test)\\.ts$' },
    { path: 'node_modules/kysely/' },
    {
      from: 'api/src/domain/chats/read-chat.ts',
      legal: 'api/src/domain/chats/chats.repository.ts',
      illegal: 'node_modules/kysely/index.js',
    },
  ),
  rule(
    'command-line-runs-on-node',
    'Pages have no command line, no mail, no store and no broker: only api, gateway and tools use shared/command-line, shared/mail, shared/object-store and shared/pubsub.',
    { path: '^(mf-[a-z-]+|shell|console)/' },
    { path: '^shared/(command-line|mail|object-store|pubsub)/' },
    { from: 'shell/src/main.ts', legal: 'shared/bus/index.ts', illegal: 'shared/command-line/index.ts' },
  ),
  rule(
    'only-remote-package-mounts',
    'single-spa-react stays behind shared/remote, single-spa behind the shell.',
    { path: '^(mf-[a-z-]+|console|shared/(?!remote/)[a-z-]+)/' },
    { path: 'node_modules/(single-spa|single-spa-react)/' },
    { from: 'mf-chat/src/list.ts', legal: 'shared/remote/index.ts', illegal: 'node_modules/single-spa-react/index.js' },
  ),
  rule(
    'libraries-behind-facades',
    'Remotes use the facades router, i18n, ui, bus and api-client. A library that is shared at its root loses tree shaking.',
    { path: '^(mf-[a-z-]+|shell|console)/', pathNot: test },
    { path: 'node_modules/(react-router-dom|react-router|i18next|react-i18next|@emotion|ky|radix-ui|@tabler)/' },
    { from: 'mf-chat/src/list.ts', legal: 'shared/router/index.ts', illegal: 'node_modules/react-router-dom/index.js' },
  ),
  rule(
    'no-schemas-in-the-browser',
    'zod is heavy: the browser imports types of the contracts; only forms take a schema.',
    {
      path: '^(mf-[a-z-]+|shell|console|shared/(bus|router|i18n|api-client|ui|remote))/',
      pathNot: `${test}|-form\\.ts$|\\.schema\\.ts$`,
    },
    { path: 'node_modules/zod/' },
    { from: 'mf-auth/src/login.ts', legal: 'shared/contracts/index.ts', illegal: 'node_modules/zod/index.js' },
  ),
];

/** Refuses circular imports in every package, type imports included. */
const noCircular: BoundaryRule = {
  name: 'no-circular',
  comment: 'Files that import each other can only be understood together. Move what both need to a third file.',
  severity: 'error',
  from: {},
  to: { circular: true },
};

/** The rules for dependency-cruiser. */
export const boundaryRules: BoundaryRule[] = [...provenRules.map((proven) => proven.rule), noCircular];
