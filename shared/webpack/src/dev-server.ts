import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';

import { baseConfig } from './base-config.ts';
import { remoteAlias, remoteFederation } from './remote-config.ts';
import { packageFolder, readManifest } from './workspace.ts';

export interface DevServer {
  /** Origin it answers at. */
  target: string;
  stop: () => Promise<void>;
}

/** Where the files of a remote from its sources are, on whatever origin. */
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
      // The library's name keeps the refresh of this remote apart from any other in the page.
      new ReactRefreshPlugin({ overlay: false, library: name }),
    ],
  };
};

/** Its files change with every edit: nobody but the page itself may rely on them, and no hash is known beforehand. */
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
    // The cache of the folder belongs to the builds that are published.
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
 * Serves one remote from its sources, with hot reload: an edit shows without losing what stands in the page. It works
 * inside the development shell only, since React's refresh needs the development build of React. The gateway passes
 * `/remotes/<name>/dev/` on to it (`DEV_REMOTE`).
 */
export const startDevServer = async (name: string, { port }: { port: number }): Promise<DevServer> => {
  const server = new WebpackDevServer(
    {
      ...common(name, port),
      hot: true,
      liveReload: false,
      // It answers to the gateway, which is asked by whatever name the developer uses.
      allowedHosts: 'all',
      client: { webSocketURL: `auto://0.0.0.0:0${socketPath(name)}`, overlay: false, logging: 'warn' },
    },
    webpack(developmentConfig(name)),
  );
  return started(server, `http://127.0.0.1:${port}`);
};

/** What lets pages of one other origin, and of no third one, use the files: also from a public site to this machine. */
const admitting = (origin: string): Record<string, string> => ({
  'access-control-allow-origin': origin,
  'access-control-allow-private-network': 'true',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
  vary: 'origin',
});

export interface OverrideServerOptions {
  port: number;
  /** Origin of the deployed platform that shall show the remote. */
  into: string;
}

/**
 * Serves one remote from its sources for a page of a deployed platform, which an override leads here. It is built for
 * the platform's own shell (React's production build), so an edit loads the page anew.
 * @param folder of the remote, with its package.json
 */
export const startOverrideServer = async (
  folder: string,
  { port, into }: OverrideServerOptions,
): Promise<DevServer> => {
  const name = readManifest(folder).name.replace('@pairwise/', '');
  const target = `http://localhost:${port}`;
  const server = new WebpackDevServer(
    {
      ...common(name, port),
      hot: false,
      liveReload: true,
      allowedHosts: ['localhost', '127.0.0.1', new URL(into).hostname],
      headers: admitting(into),
      client: { webSocketURL: `${target.replace('http:', 'ws:')}${socketPath(name)}`, overlay: false, logging: 'warn' },
      // Browsers ask first before a public site may fetch from this machine.
      setupMiddlewares: (middlewares) => [
        {
          name: 'preflight',
          middleware: (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
            if (request.method === 'OPTIONS') response.writeHead(204, admitting(into)).end();
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
