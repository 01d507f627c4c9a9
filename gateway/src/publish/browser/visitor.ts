import type { DevTools, DevToolsSession } from './devtools.ts';

/** A visitor with an own profile: cookies and storage that no other visitor has. */
export interface Visitor {
  /** Sets a cookie of a host, as a response would. */
  setCookie: (host: string, cookie: { name: string; value: string; httpOnly?: boolean }) => Promise<void>;
  /** Opens an empty page. */
  newPage: () => Promise<VisitorPage>;
  /** Addresses that pages opened in windows of their own, and clears the list. */
  takeWindows: () => string[];
}

export interface VisitorPage {
  session: DevToolsSession;
  close: () => Promise<void>;
}

/** Creates a visitor of a product that is reached over http or https. */
export const newVisitor = async (devTools: DevTools, { https = false }: { https?: boolean } = {}): Promise<Visitor> => {
  const { browserContextId } = await devTools.send('Target.createBrowserContext');
  const own = new Set<string>();
  let windows: string[] = [];
  devTools.on('Target.targetCreated', ({ targetInfo }) => {
    const { openerId, type } = targetInfo;
    if (targetInfo.browserContextId !== browserContextId || type !== 'page') return;
    if (openerId === undefined || !own.has(openerId)) return;
    windows.push(targetInfo.url);
    void devTools.send('Target.closeTarget', { targetId: targetInfo.targetId }).catch(() => undefined);
  });
  await devTools.send('Target.setDiscoverTargets', { discover: true });
  return {
    setCookie: async (host, cookie) => {
      await devTools.send('Storage.setCookies', {
        cookies: [
          { url: `${https ? 'https' : 'http'}://${host}/`, path: '/', sameSite: 'Lax', secure: https, ...cookie },
        ],
        ...(browserContextId && { browserContextId }),
      });
    },
    newPage: async () => {
      const { targetId } = await devTools.send('Target.createTarget', {
        url: 'about:blank',
        ...(browserContextId && { browserContextId }),
      });
      own.add(targetId);
      const { sessionId } = await devTools.send('Target.attachToTarget', { targetId, flatten: true });
      return {
        session: devTools.session(sessionId),
        close: async () => {
          await devTools.send('Target.closeTarget', { targetId }).catch(() => undefined);
        },
      };
    },
    takeWindows: () => {
      const taken = windows;
      windows = [];
      return taken;
    },
  };
};
