/* oxlint-disable typescript/unbound-method -- the page's own functions, called as the page would */
/*
 * Runs in a page before any other script. Records every listener on `window` and `document` and every timer, with the
 * published file that added it. `window.__sideEffects()` returns them (`side-effects.ts`). It is JavaScript, because no
 * build runs between this file and the page.
 */
(() => {
  const lasting = new Set([window, document]);
  const names = new Map([
    [window, 'window'],
    [document, 'document'],
  ]);
  const listeners = new Map();
  const intervals = new Map();
  const scheduled = new Map();
  const ids = new WeakMap();
  let next = 1;
  /** The caller of the page's own replacement of a function, while that runs. */
  let outer;
  /** Returns the first published name on the stack: `mf-chat`, `shell`. */
  const caller = () => outer ?? /\/remotes\/([a-z-]+)\//.exec(new Error('trace').stack ?? '')?.[1] ?? 'page';
  const recordTimer = (name) => void scheduled.set(name, (scheduled.get(name) ?? 0) + 1);
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const keyOf = (target, type, options) =>
    `${names.get(target) ?? ''}|${type}|${String(typeof options === 'object' ? (options.capture ?? false) : (options ?? false))}`;
  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    const target = this ?? window;
    if (listener && lasting.has(target)) {
      const key = keyOf(target, type, options);
      const known = ids.get(listener) ?? new Map();
      const { once, signal } = typeof options === 'object' ? options : {};
      if (!known.has(key) && signal?.aborted !== true) {
        const id = next;
        next += 1;
        ids.set(listener, known.set(key, id));
        listeners.set(id, `${caller()}: ${type} on ${names.get(target) ?? ''}`);
        const remove = () => {
          known.delete(key);
          listeners.delete(id);
        };
        if (signal)
          addEventListener.call(signal, 'abort', remove, {
            once: true,
          });
        if (once === true)
          addEventListener.call(target, type, remove, {
            once: true,
            capture: key.endsWith('true'),
          });
      }
    }
    addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    const target = this ?? window;
    const known = listener ? ids.get(listener) : undefined;
    const key = keyOf(target, type, options);
    listeners.delete(known?.get(key) ?? 0);
    known?.delete(key);
    removeEventListener.call(target, type, listener, options);
  };
  // single-spa, in the shell, replaces this function: without this, all listeners on the window would be the shell's.
  let replaced;
  Object.defineProperty(window, 'addEventListener', {
    configurable: true,
    enumerable: true,
    get: () => replaced ?? EventTarget.prototype.addEventListener,
    set: (replacement) => {
      replaced = function add(...given) {
        const before = outer;
        outer = caller();
        try {
          return replacement.apply(this ?? window, given);
        } finally {
          outer = before;
        }
      };
    },
  });

  const { setInterval, clearInterval, clearTimeout, setTimeout, requestAnimationFrame } = window;
  const replace = (name, value) =>
    void Object.defineProperty(window, name, {
      value,
      writable: true,
      configurable: true,
      enumerable: true,
    });
  replace('setInterval', (...given) => {
    const id = setInterval(...given);
    intervals.set(id, `${caller()}: every ${String(given[1] ?? 0)} ms`);
    return id;
  });
  replace('clearInterval', (id) => {
    intervals.delete(id ?? 0);
    clearInterval(id);
  });
  // In a browser either function also ends the other's timer.
  replace('clearTimeout', (id) => {
    intervals.delete(id ?? 0);
    clearTimeout(id);
  });
  replace('setTimeout', (...given) => {
    recordTimer(caller());
    return setTimeout(...given);
  });
  replace('requestAnimationFrame', (callback) => {
    recordTimer(caller());
    return requestAnimationFrame(callback);
  });
  const count = (values) => {
    const counts = {};
    for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
    return counts;
  };
  const elements = (name) => document.getElementsByTagName(name).length;
  const attributesOf = (element) =>
    [...(element?.attributes ?? [])]
      .filter(({ name }) => !['lang', 'dir', 'data-layout', 'data-zone'].includes(name))
      .map(({ name, value }) => `${name}="${value}"`)
      .sort()
      .join(' ');
  // Not enumerable, so that it is not listed as a global of the page.
  Object.defineProperty(window, '__sideEffects', {
    value: () => {
      const effects = {
        listeners: count(listeners.values()),
        intervals: count(intervals.values()),
        scheduled: Object.fromEntries(scheduled),
        elements: {
          style: elements('style'),
          script: elements('script'),
          link: elements('link'),
        },
        globals: Object.keys(window),
        attributes: `${attributesOf(document.documentElement)}|${attributesOf(document.body)}`,
      };
      scheduled.clear();
      return JSON.stringify(effects);
    },
  });
})();
