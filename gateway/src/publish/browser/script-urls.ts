import type { DevToolsSession } from './devtools.ts';

/** Returns the address of the file of a script, by the engine's id; empty for other scripts. */
export type UrlOfScript = (scriptId: string) => string;

/** Turns on the debugger, which names the scripts of the page from then on. */
export const readScriptUrls = async ({ send, on }: DevToolsSession): Promise<UrlOfScript> => {
  const urls = new Map<string, string>();
  on('Debugger.scriptParsed', ({ scriptId, url }) => urls.set(scriptId, url));
  await send('Debugger.enable');
  // The page's own `debugger` statements would stop it, by which it could see the debugger.
  await send('Debugger.setSkipAllPauses', { skip: true });
  return (scriptId) => urls.get(scriptId) ?? '';
};
