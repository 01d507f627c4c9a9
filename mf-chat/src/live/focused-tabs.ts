/** How often the tabs are checked, in milliseconds. */
const CHECK_MS = 30_000;

/** A tab that does not reply for this long has crashed, in milliseconds. */
const REPLY_MS = 2_000;

interface FocusParts {
  /** Makes every tab, also this one, report its focus. */
  requestReports: () => void;
  /** Called when a tab gets or loses the focus. */
  onChange: () => void;
}

/**
 * Knows which tabs of the browser are focused. A tab that crashes reports nothing: without a check the member would count
 * as online, and get no pushes, until the browser is closed.
 */
export const createFocusedTabs = ({ requestReports, onChange }: FocusParts) => {
  const focused = new Set<string>();
  /** The tabs that have not replied to the check. */
  let silent: ReadonlySet<string> = new Set<string>();
  let checkTimer: ReturnType<typeof setInterval> | undefined;
  let replyTimer: ReturnType<typeof setTimeout> | undefined;

  const report = (tab: string, isFocused: boolean): void => {
    silent = new Set([...silent].filter((other) => other !== tab));
    if (focused.has(tab) === isFocused) return;
    if (isFocused) focused.add(tab);
    else focused.delete(tab);
    onChange();
  };

  const check = (): void => {
    clearTimeout(replyTimer);
    silent = new Set(focused);
    requestReports();
    replyTimer = setTimeout(() => {
      for (const tab of silent) report(tab, false);
    }, REPLY_MS);
  };

  return {
    /** Whether any tab is focused. */
    any: (): boolean => focused.size > 0,

    /** Stores what a tab has reported. */
    report,

    /** Checks from now on whether the focused tabs still reply. */
    startChecks: (): void => {
      clearInterval(checkTimer);
      checkTimer = setInterval(check, CHECK_MS);
    },

    stopChecks: (): void => {
      clearInterval(checkTimer);
      clearTimeout(replyTimer);
    },
  };
};
