/** Hooks of pnpm for packages that leave the workspace. CommonJS, because pnpm loads them itself. */

/** What a package needs in another repository: its sources and data, without tests and the workspace's settings. */
const files = ['**/*', '!**/*.test.{ts,tsx}', '!**/{dist,fixtures,.cache}/**', '!tsconfig.json'];

module.exports = {
  hooks: {
    beforePacking(manifest) {
      // A registry refuses private packages. Scripts and development tools are of the workspace.
      const { private: _private, scripts: _scripts, devDependencies, ...packed } = manifest;
      // `mfe init` reads the versions of the tools with which the platform is tested.
      const isPlatform = manifest.name === '@pairwise/platform';
      return { ...packed, files, ...(isPlatform && { devDependencies }) };
    },
  },
};
