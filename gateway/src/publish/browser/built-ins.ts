import type { DevToolsSession } from './devtools.ts';

/** The built-in functions of a page: `Array.prototype.push` → the beginning of its text. */
export type BuiltIns = Readonly<Record<string, string>>;

/** Constructors of which the prototype is read as well. */
const constructors = `
  Object Function Array String Number Boolean Symbol RegExp Error Date Promise Map Set WeakMap WeakSet WeakRef
  ArrayBuffer Uint8Array DataView Proxy TextEncoder TextDecoder URL URLSearchParams Blob File FileReader
  FormData Headers Request Response XMLHttpRequest WebSocket BroadcastChannel MessageChannel MessagePort
  EventTarget Event CustomEvent MessageEvent KeyboardEvent AbortController AbortSignal Node Element HTMLElement
  HTMLInputElement HTMLFormElement HTMLAnchorElement HTMLImageElement HTMLScriptElement HTMLIFrameElement
  HTMLDialogElement SVGElement ShadowRoot Document Range DocumentFragment CSSStyleSheet CSSStyleDeclaration
  DOMTokenList NodeList CharacterData MutationObserver IntersectionObserver ResizeObserver PerformanceObserver
  Performance Window Storage History Location Navigator Crypto SubtleCrypto Notification Worker Clipboard
  IDBFactory IDBDatabase IDBObjectStore IDBTransaction CacheStorage Cache CustomElementRegistry
  ServiceWorkerContainer ServiceWorkerRegistration PushManager TrustedTypePolicyFactory FormDataEvent
`
  .split(/\s+/)
  .filter((name) => name !== '');

const objectNames = `
  window document location history navigator JSON Math Reflect Intl Atomics
  console crypto performance caches indexedDB trustedTypes customElements CSS
`
  .split(/\s+/)
  .filter((name) => name !== '');

const names = [...constructors.flatMap((name) => [name, `${name}.prototype`]), ...objectNames];

/** Names that some browsers lack. */
const expression = `[${names.map((name) => (name.endsWith('.prototype') ? `typeof ${name.split('.')[0]}=='undefined'?null:${name}` : `typeof ${name}=='undefined'?null:${name}`)).join(',')}]`;

const MAX_TEXT = 60;
const shortened = (text: string): string => `${text.slice(0, MAX_TEXT)} ${text.length}`;

const objectGroup = 'gate-built-ins';

/**
 * Reads the built-in functions and the globals of a page through the debugger, which calls none of them: the page cannot
 * notice it, and functions that were replaced cannot hide it.
 */
export const readBuiltIns = async ({ send }: DevToolsSession): Promise<{ builtIns: BuiltIns; globals: string[] }> => {
  const { result } = await send('Runtime.evaluate', { expression, objectGroup });
  const propertiesOf = async (objectId: string) =>
    (await send('Runtime.getProperties', { objectId, ownProperties: true })).result;
  const builtIns: Record<string, string> = {};
  let globals: string[] = [];
  const elements = await propertiesOf(result.objectId ?? '');
  await Promise.all(
    names.map(async (name, at) => {
      const id = elements.find((element) => element.name === String(at))?.value?.objectId;
      if (id === undefined) return;
      const properties = await propertiesOf(id);
      if (name === 'window')
        globals = properties.filter(({ enumerable }) => enumerable).map((property) => property.name);
      for (const { name: key, value, get, set } of properties) {
        const texts = [value, get, set].map((each) =>
          each?.type === 'function' ? shortened(each.description ?? '') : '',
        );
        if (texts.some((text) => text !== '')) builtIns[`${name}.${key}`] = texts.join('|');
        // A value that all objects inherit.
        else if (name.endsWith('.prototype')) builtIns[`${name}.${key}`] = `= ${value?.type ?? ''}`;
      }
    }),
  );
  await send('Runtime.releaseObjectGroup', { objectGroup });
  return { builtIns, globals };
};

/** Classes of which an object works on its own once it was created. WebSockets are counted by events (open-sockets.ts). */
const working = ['BroadcastChannel', 'EventSource', 'Worker', 'MutationObserver', 'IntersectionObserver'];
const observing = ['ResizeObserver', 'PerformanceObserver', 'MessagePort'];

/** Counts the objects of a page that work on their own, after garbage collection. */
export const countWorkingObjects = async ({ send }: DevToolsSession): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const name of [...working, ...observing]) {
    const { result } = await send('Runtime.evaluate', { expression: `${name}.prototype`, objectGroup });
    const { objects } = await send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '', objectGroup });
    const { result: all } = await send('Runtime.getProperties', {
      objectId: objects.objectId ?? '',
      ownProperties: true,
    });
    counts[name] = Number(all.find((property) => property.name === 'length')?.value?.value ?? 0);
  }
  await send('Runtime.releaseObjectGroup', { objectGroup });
  return counts;
};

/** The page's own objects: what it has now, or has later by itself, such as the connection of its chat. */
export const mostOf = (
  now: Readonly<Record<string, number>>,
  later: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(now).map(([name, count]) => [name, Math.max(count, later[name] ?? 0)]));

/** Whether a property has functions of the browser only. A phone has some that a computer lacks. */
export const isNative = (texts: string | undefined): boolean =>
  texts !== undefined &&
  texts
    .split('|')
    .filter((text) => text !== '')
    .every((text) => /^(?:function|class) [\w [\].]+\(\) \{ \[native code\] \}/.test(text));

/** Objects of the page itself, to which code may add what belongs to it: globals are compared separately. */
const ownToPage = /^(?:window|document)\./;

/** Returns the names of built-in functions that differ from those of another moment. */
export const replacedBuiltIns = (later: BuiltIns, earlier: BuiltIns): string[] =>
  [...new Set([...Object.keys(later), ...Object.keys(earlier)])].filter((name) => {
    if (later[name] === earlier[name]) return false;
    return earlier[name] !== undefined || !(ownToPage.test(name) || isNative(later[name]));
  });
