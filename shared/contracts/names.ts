import type { Binding } from './binding.ts';
import type { Action, LivePeriod } from './console.ts';

/** The team that a name was registered for. */
export interface RegisteredName {
  team: string;
  at: string;
  /** The author of the registration. */
  by: string;
}

/** A name: who owns it, and what is live. */
export interface NameEntry {
  name: string;
  /** The team that it was registered for, and teams with a valid token for exactly this name. */
  teams: string[];
  /** Missing for a name that was published without being registered. */
  registered?: RegisteredName;
  /** Null for a name without a registration and without a live version: it cannot be published. */
  binding: Binding | null;
  stable: LivePeriod | null;
  /** The version of the canary. */
  canary: string | null;
  /** The number of versions. */
  versions: number;
}

/** `GET /api/names`: every name that is registered or published, `shell` first, then alphabetically. */
export interface NamesResponse {
  revision: number;
  names: NameEntry[];
}

/** `POST /api/names`. */
export interface NewNameResponse {
  revision: number;
  name: string;
  team: string;
  binding: Binding;
}

/** `POST /api/names/:name/tokens`. */
export interface NewTokenResponse {
  revision: number;
  id: string;
  /** The token itself. It is sent only here. */
  text: string;
  team: string;
  person: string;
  actions: Action[];
  expiresAt: string;
}
