/*
 * Code of a remote whose team is hostile. It is JavaScript, because the claim appends these files to the scripts of a real
 * build: this one first, `run.js` last. They share `window.hostile`, whose `settings` the claim has written before.
 */
((hostile) => {
  /** What was found. */
  const loot = [];
  /** The browser's own, which a way may replace. */
  const { stringify } = JSON;

  /** Keeps a value as text, also if it is nested or cannot be formatted. */
  const keep = (value) => {
    if (value === undefined || value === null) return;
    try {
      loot.push(typeof value === 'string' ? value : stringify(value));
    } catch {
      loot.push(String(value));
    }
  };
  const make = (tag, properties) => Object.assign(document.createElement(tag), properties);
  const added = (tag, properties) => {
    const element = make(tag, properties);
    document.body.append(element);
    return element;
  };
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  /** Ends after a while whatever happens: several ways never settle when they are refused. */
  const within = (promise, ms = 1_500) => Promise.race([promise, wait(ms)]);
  const loaded = (element) =>
    within(
      new Promise((resolve) => {
        element.addEventListener('load', resolve, { once: true });
        element.addEventListener('error', resolve, { once: true });
      }),
    );
  /** Reads everything of a window that it lets others read, and again until the page leaves. */
  const readWindow = (other) => {
    setInterval(() => {
      for (const read of [
        () => other.document.documentElement.outerHTML,
        () => [...other.document.querySelectorAll('input')].map(({ value }) => value),
        () => other.document.cookie,
        () => other.location.href,
        () => other.name,
        () => ({ ...other.localStorage }),
        () => [...Array(other.length).keys()].map((at) => other[at].document.body.innerText),
      ])
        try {
          keep(read());
        } catch {}
    }, 200);
  };
  /** Reads all that an object of the page is called with. */
  const listen = (owner, name) => {
    const original = owner[name];
    owner[name] = function (...values) {
      for (const value of values) keep(value);
      const result = original.apply(this, values);
      keep(result);
      return result;
    };
  };

  Object.assign(hostile, { loot, keep, make, added, wait, within, loaded, readWindow, listen });
})(window.hostile);
