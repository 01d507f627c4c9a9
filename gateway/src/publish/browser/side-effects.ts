/** What a page holds that a remote could leave behind. Counts by who made them: the name of the remote, or `shell`. */
export interface SideEffects {
  listeners: Record<string, number>;
  intervals: Record<string, number>;
  /** Timers and frames asked for since the last look, by who asked. */
  scheduled: Record<string, number>;
  elements: { style: number; script: number; link: number };
  globals: string[];
  /** Attributes of `html` and `body`, where a screen may have locked scrolling. */
  attributes: string;
}
