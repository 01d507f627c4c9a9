import type { Language } from './languages.ts';
import type { RemoteData, RemoteRoute, Zone } from './remote.ts';

/** A file of a published version: its path inside the version's folder and its `sha384-…` integrity value. */
export interface PublishedFile {
  path: string;
  integrity: string;
  bytes: number;
}

/** What a build writes beside its files as `remote.json` and a publish adds to the registry. */
export interface PublishedVersion {
  name: string;
  version: string;
  files: PublishedFile[];
  /** File the page loads first: `remoteEntry.js` of a remote, `main.js` of the shell. */
  entry: string;
  /** Files of the exposed `./lifecycle`, in load order; empty for the shell. */
  lifecycle: string[];
  /** Files each screen adds to them, by the screen's key. */
  screens: Record<string, string[]>;
  widgetFiles: Record<string, string[]>;
  messages: Partial<Record<Language, string[]>>;
  /** Names of the Trusted Types policies that its code creates: the page's policy allows these and no others. */
  trustedTypes: string[];
  /** Absent for the shell. */
  data?: RemoteData;
  /** Ranges of what the share scope must offer, by package name; of the shell, the ranges of what it offers. */
  shared: Record<string, string>;
  /** What the container offers: `./lifecycle`, `./widgets`; empty for the shell. */
  exposes: string[];
  /**
   * `sha384-…` of `contract.json`, which lies beside `remote.json` and is not served: what the code uses of the
   * contracts (`PublishedContract`).
   */
  contract: string;
}

/** A JSON Schema (draft 2020-12), as `z.toJSONSchema` writes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What a build was written against, so that the gate can compare it with what is live. */
export interface PublishedContract {
  bus: {
    /** The version of the bus contract at the time of the build. */
    version: string;
    /** Streams and events the code names, with the shape it expects. The shell lists all it offers. */
    streams: Record<string, JsonSchema>;
    events: Record<string, JsonSchema>;
  };
  /** Endpoints the code calls, by key (`GET /api/chats.php`). */
  endpoints: Record<string, { query?: JsonSchema; body?: JsonSchema; response: JsonSchema }>;
  /** Keys of the texts that a configured language lacks, by language; empty lists when it is complete. */
  missingTexts: Record<string, string[]>;
  /** How many keys the texts have. */
  textKeys: number;
  /** Sizes in brotli-compressed bytes, and what the package allows itself. */
  sizes: { entryBr: number; routesBr: Record<string, number> };
  budgets: { entryBr: number; routeBr: number };
}

/** Where one version's code begins: the address of its remoteEntry and the hash it must have. */
export interface EntryPoint {
  version: string;
  /** Absolute path of the remoteEntry. */
  entry: string;
  integrity: string;
}

/** A remote as the page of one request gets it: one version, no rules, no targeting. */
export interface ResolvedRemote extends EntryPoint {
  name: string;
  routes: RemoteRoute[];
  widgets: RemoteData['widgets'];
  /** The same bytes from another origin, absolute address; when the setting ARTIFACT_FALLBACK_URL names one. */
  fallbackEntry?: string;
  /** The last version known to be good, tried when this one cannot be had or throws. */
  lastGood?: EntryPoint;
  /** A developer's own server, by override: its files have no hash, in that developer's browser alone. */
  development?: true;
}

/** The JSON that the gateway writes into every document (`#mfe-page`). */
export interface PageData<Settings = unknown> {
  revision: number;
  zone: Zone;
  language: Language;
  shell: { version: string };
  remotes: ResolvedRemote[];
  /**
   * Patterns of every live route, whatever its zone: what the frame may link to. Absent from a gateway older than the
   * shell: whoever adds a field here must expect pages without it.
   */
  liveRoutes?: string[];
  settings: Settings;
  /** Demo mode: the login page offers the demo accounts. */
  demo: boolean;
  /** Admits one report on how this page did (`POST /__mfe/report`); signed by the gateway, unlike any other page's. */
  reportTicket?: string;
  /** What is overridden in this browser, for the badge: name → version or address. */
  overrides?: Record<string, string>;
}

/** What an open page asks from time to time: `GET /__mfe/revision`. */
export interface RevisionResponse {
  revision: number;
  /** `name@version` of what must not run any more: the next navigation becomes a document load. */
  revoked: string[];
}

/** Why a deployable of the page did not do what it should. */
export type ReportedPhase = 'load' | 'mount' | 'render' | 'script';

/** What a page tells of itself once it is left or hidden: `POST /__mfe/report`. */
export interface PageReport {
  ticket: string;
  revision: number;
  zone: Zone;
  /** One entry for each deployable that was used: the shell and remotes whose load began. */
  deployables: {
    name: string;
    version: string;
    /** From the address to the screen, milliseconds; absent when it never stood. */
    readyMs?: number;
    errors: { phase: ReportedPhase; message: string }[];
  }[];
  /** Web vitals in milliseconds (`cls` without unit), those that were measured. */
  vitals: { lcp?: number; inp?: number; cls?: number; ttfb?: number };
}
