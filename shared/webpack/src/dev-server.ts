import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';

import { baseConfig } from './base-config.ts';
import { remoteAlias, remoteFederation } from './remote-config.ts';
import { deployableName, packageFolder, readManifest } from './workspace.ts';

export interface DevServer {
  /** Origin of the server. */
  target: string;
  stop: () => Promise<void>;
}

/** Path of a remote's development files, on any origin. */
const devPath = (name: string): string => `/remotes/${name}/dev/`;
const socketPath = (name: string): string => path.posix.join(devPath(name), 'ws');

const developmentConfig = (name: string): Configuration => {
  const folder = packageFolder(`@pairwise/${name}`);
  const config = baseConfig({ folder, name, version: 'dev', development: true, refresh: true });
  return {
    ...config,
    entry: {},
    output: { ...config.output, publicPath: devPath(name), clean: false },
    resolve: { ...config.resolve, alias: remoteAlias(folder) },
    plugins: [
      remoteFederation(name, folder, true),
      // A separate library name keeps this remote's refresh runtime apart from others in the page.
      new ReactRefreshPlugin({ overlay: false, library: name }),
    ],
  };
};

/** Configuration without hashes and Trusted Types policy, because the files change with every edit. */
const overrideConfig = (name: string, folder: string, target: string): Configuration => {
  const config = baseConfig({ folder, name, version: 'dev' });
  const { trustedTypes: _withoutHashes, ...output } = config.output ?? {};
  const { minimizer: _readable, ...optimization } = config.optimization ?? {};
  return {
    ...config,
    devtool: 'cheap-module-source-map',
    entry: {},
    output: { ...output, publicPath: `${target}${devPath(name)}`, clean: false },
    resolve: { ...config.resolve, alias: remoteAlias(folder) },
    plugins: [remoteFederation(name, folder)],
    optimization: { ...optimization, minimize: false },
    // The folder's file cache belongs to the builds that are published.
    cache: { type: 'memory' },
  };
};

const started = async (server: WebpackDevServer, target: string): Promise<DevServer> => {
  await server.start();
  await new Promise<void>((resolve) => {
    server.middleware?.waitUntilValid(() => resolve());
  });
  return { target, stop: () => server.stop() };
};

const common = (name: string, port: number): ServerConfiguration => ({
  host: '127.0.0.1',
  port,
  static: false,
  webSocketServer: { type: 'ws', options: { path: socketPath(name) } },
  devMiddleware: { publicPath: devPath(name), stats: 'errors-warnings' },
  setupExitSignals: false,
});

/**
 * Serves one remote from its sources with hot reload: an edit keeps the state of the page. It works only inside the
 * development shell, because React's refresh needs the development build of React. The gateway proxies
 * `/remotes/<name>/dev/` to it (`DEV_REMOTE`).
 */
export const startDevServer = async (name: string, { port }: { port: number }): Promise<DevServer> => {
  const server = new WebpackDevServer(
    {
      ...common(name, port),
      hot: true,
      liveReload: false,
      // Requests come through the gateway, with any host name the developer uses.
      allowedHosts: 'all',
      client: { webSocketURL: `auto://0.0.0.0:0${socketPath(name)}`, overlay: false, logging: 'warn' },
    },
    webpack(developmentConfig(name)),
  );
  return started(server, `http://127.0.0.1:${port}`);
};

/** Headers that allow pages of exactly one other origin to load the files, even from a public site to this machine. */
const corsHeaders = (origin: string): Record<string, string> => ({
  'access-control-allow-origin': origin,
  'access-control-allow-private-network': 'true',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
  vary: 'origin',
});

export interface OverrideServerOptions {
  port: number;
  /** Origin of the deployed platform that shows the remote. */
  into: string;
}

/**
 * Serves one remote from its sources to a deployed platform whose page has an override for it. It is built for the
 * platform's own shell (React's production build), so an edit reloads the page.
 * @param folder folder of the remote, with its package.json
 */
export const startOverrideServer = async (
  folder: string,
  { port, into }: OverrideServerOptions,
): Promise<DevServer> => {
  const name = deployableName(readManifest(folder));
  const target = `http://localhost:${port}`;
  const server = new WebpackDevServer(
    {
      ...common(name, port),
      hot: false,
      liveReload: true,
      allowedHosts: ['localhost', '127.0.0.1', new URL(into).hostname],
      headers: corsHeaders(into),
      client: { webSocketURL: `${target.replace('http:', 'ws:')}${socketPath(name)}`, overlay: false, logging: 'warn' },
      // Browsers send a preflight before a public site may fetch from this machine.
      setupMiddlewares: (middlewares) => [
        {
          name: 'preflight',
          middleware: (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
            if (request.method === 'OPTIONS') response.writeHead(204, corsHeaders(into)).end();
            else next();
          },
        },
        ...middlewares,
      ],
    },
    webpack(overrideConfig(name, folder, target)),
  );
  return started(server, target);
};
