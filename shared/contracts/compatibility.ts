import type { Language } from './languages.ts';
import type { PublishedContract } from './registry.ts';
import type { Slot, Zone } from './remote.ts';

/**
 * `GET /compatibility.json` of the gateway and of the control API: what a remote must fit to go live on this platform now. A
 * team in a repository of its own reads it before it uploads a version.
 */
export interface Compatibility {
  /** Rises when a field is removed or gets another meaning. */
  schema: 1;
  /** The revision of the registry that this describes. */
  revision: number;
  /** The live shell; null while none is live. */
  shell: {
    version: string;
    /** The version of the bus that it offers; missing when it states none. */
    bus?: string;
    /** The shared packages that it provides, by name. A remote bundles none of them. */
    shared: Record<string, string>;
  } | null;
  /** A remote has texts in each of them. */
  languages: readonly Language[];
  zones: readonly Zone[];
  slots: readonly Slot[];
  /** Patterns of the live routes, and which deployable has each. No other one can have it. */
  routes: { path: string; name: string }[];
  limits: {
    /** The highest budgets that a remote may set for itself, in brotli bytes. */
    budgets: PublishedContract['budgets'];
    files: number;
    /** Size of all files of a version, uncompressed. */
    bytes: number;
    routes: number;
    widgets: number;
  };
}
