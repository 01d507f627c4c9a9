import path from 'node:path';

import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

import { baseConfig } from './base-config.ts';
import { remoteAlias, remoteFederation } from './remote-config.ts';
import { packageFolder } from './workspace.ts';

export interface DevServer {
  /** Where it answers; the gateway passes `/remotes/<name>/dev/` on to it (`DEV_REMOTE`). */
  target: string;
  stop: () => Promise<void>;
}

const developmentConfig = (name: string, publicPath: string): Configuration => {
  const folder = packageFolder(`@pairwise/${name}`);
  const config = baseConfig({ folder, name, version: 'dev', development: true, refresh: true });
  return {
    ...config,
    entry: {},
    output: { ...config.output, publicPath, clean: false },
    resolve: { ...config.resolve, alias: remoteAlias(folder) },
    plugins: [
      remoteFederation(name, folder, true),
      // The library's name keeps the refresh of this remote apart from any other in the page.
      new ReactRefreshPlugin({ overlay: false, library: name }),
    ],
  };
};

/**
 * Serves one remote from its sources, with hot reload: an edit shows without losing what stands in the page. It works
 * inside the development shell only, since React's refresh needs the development build of React.
 */
export const startDevServer = async (name: string, { port }: { port: number }): Promise<DevServer> => {
  const publicPath = `/remotes/${name}/dev/`;
  const socket = path.posix.join(publicPath, 'ws');
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      static: false,
      // It answers to the gateway, which is asked by whatever name the developer uses.
      allowedHosts: 'all',
      webSocketServer: { type: 'ws', options: { path: socket } },
      client: { webSocketURL: `auto://0.0.0.0:0${socket}`, overlay: false, logging: 'warn' },
      devMiddleware: { publicPath, stats: 'errors-warnings' },
      setupExitSignals: false,
    },
    webpack(developmentConfig(name, publicPath)),
  );
  await server.start();
  await new Promise<void>((resolve) => {
    server.middleware?.waitUntilValid(() => resolve());
  });
  return { target: `http://127.0.0.1:${port}`, stop: () => server.stop() };
};
