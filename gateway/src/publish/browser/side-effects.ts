/** What a remote could leave in a page. Counted by who added it: the name of the remote, or `shell`. */
export interface SideEffects {
  listeners: Record<string, number>;
  intervals: Record<string, number>;
  /** Timers and frames scheduled since the last sample, by who scheduled them. */
  scheduled: Record<string, number>;
  elements: { style: number; script: number; link: number };
  globals: string[];
  /** Attributes of `html` and `body`, where a screen may have locked scrolling. */
  attributes: string;
}
