import type { Language } from './languages.ts';
import type { RemoteData, RemoteRoute, Zone } from './remote.ts';

/** A file of a published version: its path in the version's folder and its `sha384-…` integrity value. */
export interface PublishedFile {
  path: string;
  integrity: string;
  bytes: number;
}

/** The description of a version, which a build writes as `remote.json` and a publish adds to the registry. */
export interface PublishedVersion {
  name: string;
  version: string;
  files: PublishedFile[];
  /** The file that the page loads first: `remoteEntry.js` of a remote, `main.js` of the shell. */
  entry: string;
  /** Files of the exposed `./lifecycle`, in load order; empty for the shell. */
  lifecycle: string[];
  /** Additional files of each screen, by the screen's key. */
  screens: Record<string, string[]>;
  widgetFiles: Record<string, string[]>;
  messages: Partial<Record<Language, string[]>>;
  /** Names of the Trusted Types policies that its code creates. The page's policy allows no others. */
  trustedTypes: string[];
  /** Absent for the shell. */
  data?: RemoteData;
  /** Version ranges of the shared packages it needs, by package name; for the shell, of the packages it provides. */
  shared: Record<string, string>;
  /** The exposed modules: `./lifecycle`, `./widgets`; empty for the shell. */
  exposes: string[];
  /** `sha384-…` of `contract.json` (`PublishedContract`), which is stored beside `remote.json` and not served. */
  contract: string;
}

/** A JSON Schema (draft 2020-12), as `z.toJSONSchema` writes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The contracts that a build uses, so that the gate can compare them with what is live. */
export interface PublishedContract {
  bus: {
    /** The version of the bus contract at the time of the build. */
    version: string;
    /** Streams and events that the code uses, with the expected schemas. The shell lists all that it provides. */
    streams: Record<string, JsonSchema>;
    events: Record<string, JsonSchema>;
  };
  /** Endpoints that the code calls, by key (`GET /api/chats.php`). */
  endpoints: Record<string, { query?: JsonSchema; body?: JsonSchema; response: JsonSchema }>;
  /** Keys of the texts that a language lacks, by language; empty lists for complete languages. */
  missingTexts: Record<string, string[]>;
  /** The number of text keys. */
  textKeys: number;
  /** Sizes in brotli-compressed bytes. `budgets` are the limits set by the package. */
  sizes: { entryBr: number; routesBr: Record<string, number> };
  budgets: { entryBr: number; routeBr: number };
}

/** The entry of one version: the address of its remoteEntry and its required hash. */
export interface EntryPoint {
  version: string;
  /** Absolute path of the remoteEntry. */
  entry: string;
  integrity: string;
}

/** A remote as resolved for one page: one version, without rollout rules. */
export interface ResolvedRemote extends EntryPoint {
  name: string;
  routes: RemoteRoute[];
  widgets: RemoteData['widgets'];
  /** Absolute address of the same file on another origin, if the setting ARTIFACT_FALLBACK_URL names one. */
  fallbackEntry?: string;
  /** The last version known to be good. It is loaded when this one cannot be loaded or throws. */
  lastGood?: EntryPoint;
  /** The remote comes from a developer's server, by an override in that developer's browser. Its files have no hash. */
  development?: true;
}

/** The JSON that the gateway writes into every page (`#mfe-page`). */
export interface PageData<Settings = unknown> {
  revision: number;
  zone: Zone;
  language: Language;
  shell: { version: string };
  remotes: ResolvedRemote[];
  /**
   * Patterns of all live routes of all zones, to which the shell may link. Missing in pages of a gateway that is older
   * than the shell, as any field added later can be.
   */
  liveRoutes?: string[];
  /** The origin of each zone; missing when all zones live on one origin, as are the next two. */
  origins?: Readonly<Record<Zone, string>>;
  /** Those of `liveRoutes` that belong to the site or to payments. All others belong to the app. */
  zoneRoutes?: Readonly<Record<Exclude<Zone, 'app'>, readonly string[]>>;
  /** What the visitor takes along to another origin, signed by the gateway; missing when there is nothing to take. */
  carried?: string;
  settings: Settings;
  /**
   * The variant that a lander shows at its address without a slug, by that address; missing for the default one. An
   * experiment or a promotion chose it (docs/decisions/0043).
   */
  variants?: Readonly<Record<string, string>>;
  /** Demo mode: the login page offers the demo accounts. */
  demo: boolean;
  /** Allows one report about this page (`POST /__mfe/report`). Signed by the gateway and unique to the page. */
  reportTicket?: string;
  /** Overrides of this browser, for the badge: name → version or address. */
  overrides?: Record<string, string>;
}

/** The response of `GET /__mfe/carried`, in which the signed value of the page data may be newer. */
export type CarriedResponse = Pick<PageData, 'carried'>;

/** The response to the regular check of an open page: `GET /__mfe/revision`. */
export interface RevisionResponse {
  revision: number;
  /** `name@version` of revoked versions. A page that has one loads a document at the next navigation. */
  revoked: string[];
  /** The same of versions that were rolled back, as canary or stable version, and are not live again. */
  rolledBack: string[];
}

/** The phase in which a deployable of the page failed. */
export type ReportedPhase = 'load' | 'mount' | 'render' | 'script';

/** The report that a page sends when it is left or hidden: `POST /__mfe/report`. */
export interface PageReport {
  ticket: string;
  revision: number;
  zone: Zone;
  /** One entry for the shell and for each remote whose load began. */
  deployables: {
    name: string;
    version: string;
    /**
     * Milliseconds from the start of the navigation until the screen was ready; missing if it never was. On a prerendered
     * page, from the start of its code.
     */
    readyMs?: number;
    errors: { phase: ReportedPhase; message: string }[];
  }[];
  /** The measured web vitals, in milliseconds (`cls` has no unit). */
  vitals: { lcp?: number; inp?: number; cls?: number; ttfb?: number };
}
