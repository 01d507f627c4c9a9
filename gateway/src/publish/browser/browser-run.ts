import type { Language } from '@pairwise/contracts/languages';

import type { RegisteredVersion, RegistryDocument } from '../../registry/index.ts';
import type { Visit } from './addresses.ts';
import type { WatchedPage } from './open-page.ts';
import type { Plan, Report } from './plan.ts';
import type { Sample } from './take-sample.ts';
import type { Visitor } from './visitor.ts';
import type { IdleCode } from './watch-idle.ts';

/** The page of the shell itself. No remote is mounted there, so a test leaves a remote by going to it. */
export const SHELL_PAGE = '/lang-config';

/** How a page is opened. */
export interface Opening {
  /** All routes in one zone, so that the address can leave any remote without a document load. */
  oneZone?: boolean;
  /** Gets the path of every request of the page. */
  onRequest?: (path: string) => void;
}

/** Who visits pages, one after the other. Several lanes visit at the same time, because a visit mostly waits. */
export interface Lane {
  /** Returns who visits; undefined when the visit needs a member and no member is logged in. */
  visitorFor: (visit: Pick<Visit, 'by'>) => Visitor | undefined;
  chooseLanguage: (language: Language) => Promise<void>;
}

/** The shared state of one run in the browser. Every step reads it and adds its findings to `report`. */
export interface BrowserRun {
  plan: Plan;
  report: Report;
  candidate: RegisteredVersion;
  /** The registry's document as if the candidate were live. */
  document: RegistryDocument;
  lanes: readonly Lane[];
  open: (visitor: Visitor, opening?: Opening) => Promise<WatchedPage>;
  /** Returns the address of a route in its zone. */
  urlOf: (visit: Pick<Visit, 'route' | 'address'>) => string;
  /** The address of the page of the shell. */
  shellUrl: string;
  /**
   * The page of the shell where the candidate was never mounted: what it contains, and what the candidate's widgets do
   * there.
   */
  baseline: Baseline;
  /** The languages in which a page has loaded a widget of the candidate, by the widget's name. */
  widgetLanguages: Map<string, Set<string>>;
  hasTime: () => boolean;
  /** Is called when a part has ended. */
  onPart: () => void;
}

export interface Baseline {
  sample: Sample;
  idle: IdleCode;
}
