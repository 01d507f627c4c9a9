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
  /** Ranges of what the share scope must offer, by package name. */
  shared: Record<string, string>;
}

/** A remote as the page of one request gets it: one version, no rules, no targeting. */
export interface ResolvedRemote {
  name: string;
  version: string;
  /** Absolute path of the remoteEntry. */
  entry: string;
  integrity: string;
  routes: RemoteRoute[];
  widgets: RemoteData['widgets'];
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
}
