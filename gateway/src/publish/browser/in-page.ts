/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/*
 * Functions that run in the isolated world of a page (isolated-world.ts). Each is sent as text, so it uses nothing outside
 * itself.
 */

/** What the start of a document has recorded: long tasks and layout shifts. */
interface Recorded {
  longestTaskMs: number;
  /** The largest burst of layout shifts, as CLS is defined: with less than a second between two of them, in five seconds. */
  layoutShift: number;
}

declare global {
  // The globals of the isolated world.
  var recorded: Recorded | undefined;
}

/** Closes the entry warning, as the visitor did before, and records how the document behaves. */
export const startDocument = (entrySkipKey = '', entrySkipTime = ''): void => {
  if (location.origin === 'null') return;
  try {
    if (localStorage.getItem(entrySkipKey) === null) localStorage.setItem(entrySkipKey, entrySkipTime);
  } catch {
    // A document without storage, such as that of an error.
  }
  const recorded: Recorded = { longestTaskMs: 0, layoutShift: 0 };
  globalThis.recorded = recorded;
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('longtask', ({ duration }) => {
    recorded.longestTaskMs = Math.max(recorded.longestTaskMs, duration);
  });
  const [burstMs, gapMs] = [5_000, 1_000];
  const shifts = { sum: 0, first: 0, last: 0 };
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (hadRecentInput) return;
    const isBurst = startTime - shifts.last < gapMs && startTime - shifts.first < burstMs;
    if (!isBurst) Object.assign(shifts, { sum: 0, first: startTime });
    Object.assign(shifts, { sum: shifts.sum + value, last: startTime });
    recorded.layoutShift = Math.max(recorded.layoutShift, shifts.sum);
  });
};

export const readRecorded = (): Recorded => globalThis.recorded ?? { longestTaskMs: 0, layoutShift: 0 };

export interface ScreenState {
  path: string;
  /** Whether the place of the remote has content. */
  hasContent: boolean;
  isBusy: boolean;
  hasFailed: boolean;
  /** Whether nothing of a remote is in the outlet. */
  isLeft: boolean;
  /** Whether the shell's own screen is rendered and the outlet contains only what the gateway rendered. */
  isShellScreen: boolean;
}

/** Reads which screen is rendered (shell/src/remotes). `version` is any version when it is empty. */
export const readScreen = (name: string, version: string): ScreenState => {
  const outlet = document.querySelector('#outlet');
  const ofVersion = version === '' ? '' : `[data-version="${version}"]`;
  const place = outlet?.querySelector(`[data-remote="${name}"]${ofVersion}`);
  return {
    path: location.pathname,
    hasContent: (place?.childElementCount ?? 0) > 0,
    isBusy: outlet?.hasAttribute('aria-busy') ?? true,
    hasFailed: document.querySelector('[data-remote-failure]') !== null,
    isLeft: (outlet?.querySelector(`[data-remote="${name}"]`) ?? null) === null,
    isShellScreen:
      document.querySelector('#content h1') !== null &&
      [...(outlet?.children ?? [])].every((child) => child.hasAttribute('data-skeleton')),
  };
};

export interface PageState {
  elements: { style: number; script: number; link: number };
  adoptedStyleSheets: number;
  /** Open dialogs. Each may have an entry in the history, so that Back closes it. */
  dialogs: number;
  /** Attributes of `html`, `body` and the elements of the frame, where a screen may have locked scrolling. */
  attributes: string;
  /** Elements beside those of the frame. */
  besideFrame: string[];
  /** Keys of the storage with their values, and names of cookies, databases and caches. */
  storage: Record<string, string>;
}

export const readPage = async (): Promise<PageState> => {
  const frame = ['top', 'alerts', 'content', 'footer', 'overlays'];
  const count = (name: string): number => document.getElementsByTagName(name).length;
  const attributesOf = (element: Element | null): string =>
    [...(element?.attributes ?? [])]
      .filter(({ name }) => !['lang', 'dir', 'data-layout', 'data-zone', 'tabindex'].includes(name))
      // The room for alerts, which the shell measures.
      .map(({ name, value }) => `${name}="${value.replace(/--notices:[^;]*;?/, '').trim()}"`)
      .filter((text) => text !== 'style=""')
      .toSorted()
      .join(' ');
  const storage: Record<string, string> = {};
  const readStorage = (kind: string, values: Storage): void => {
    for (let at = 0; at < values.length; at += 1) {
      const key = values.key(at) ?? '';
      storage[`${kind} ${key}`] = values.getItem(key) ?? '';
    }
  };
  readStorage('localStorage', localStorage);
  readStorage('sessionStorage', sessionStorage);
  for (const pair of document.cookie.split('; ').filter((text) => text !== '')) {
    storage[`cookie ${pair.split('=')[0] ?? ''}`] = pair.split('=').slice(1).join('=');
  }
  for (const { name = '' } of await indexedDB.databases()) storage[`database ${name}`] = '';
  for (const name of await caches.keys()) storage[`cache ${name}`] = '';
  return {
    elements: { style: count('style'), script: count('script'), link: count('link') },
    adoptedStyleSheets: document.adoptedStyleSheets.length,
    dialogs: document.querySelectorAll('dialog[open]').length,
    attributes: [
      attributesOf(document.documentElement),
      attributesOf(document.body),
      ...frame.map((id) => attributesOf(document.getElementById(id))),
    ].join('|'),
    besideFrame: [...document.documentElement.children, ...document.body.children]
      .filter((element) => element !== document.head && element !== document.body && !frame.includes(element.id))
      .map((element) => `<${element.localName}${element.id === '' ? '' : ` id="${element.id}"`}>`),
    storage,
  };
};

/** A control of the shell's bar and the point where a visitor would press it. */
export interface Control {
  name: string;
  /** The origin that a link leads to; empty for a button. */
  origin: string;
  x: number;
  y: number;
  isVisible: boolean;
}

/** Returns the controls of the shell's bars that are in the window: navigation, languages, login or the account menu. */
export const readControls = (): { all: number; shown: Control[] } => {
  const all = [...document.querySelectorAll(':is(#top, nav) :is(a[href], button, summary)')].filter(
    // The link that skips the bar is shown with the focus only, and a screen may have a navigation of its own.
    (element) => element.getAttribute('href') !== '#content' && !element.closest('#outlet'),
  );
  const shown = all.flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width < 2 || height < 2 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return [];
    let opacity = 1;
    for (let node: Element | null = element; node; node = node.parentElement) {
      opacity *= Number(getComputedStyle(node).opacity);
    }
    const isVisible = element.checkVisibility({ visibilityProperty: true }) && opacity > 0.3;
    const name = element.getAttribute('aria-label') ?? element.textContent.trim();
    const origin = element instanceof HTMLAnchorElement ? element.origin : '';
    return [{ name: name.slice(0, 40), origin, x, y, isVisible }];
  });
  return { all: all.length, shown };
};

/** Adds an empty text to each part of the document and removes it at once, which runs every observer of the document. */
export const touchDocument = (): void => {
  for (const part of [document.head, document.body, ...document.body.children]) {
    const text = document.createTextNode('');
    part.append(text);
    text.remove();
  }
};

/** Adds an entry to the history. The code of the page does not notice it. */
export const pushEntry = (path: string): void => history.pushState(null, '', path);
export const goBack = (): void => history.back();
export const goForward = (): void => history.forward();
export const isAt = (path: string): boolean => location.pathname === path;
export const readPath = (): string => location.pathname;
export const hasHeading = (): boolean => document.querySelector('#content h1') !== null;
