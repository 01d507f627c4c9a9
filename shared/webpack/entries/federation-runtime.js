/**
 * What the federation plugin would write into a file of its own: starts the runtime of an entry. That file names its
 * parts by their place on this machine, which would go into the hashes and the source map; this one does not, so that
 * every checkout builds the same bytes. The words are the plugin's (version 2.9.2, without runtime plugins).
 */
import federation from 'federation-bundler-runtime';

if (!__webpack_require__.federation.runtime || !__webpack_require__.federation.bundlerRuntime) {
  __webpack_require__.federation = { ...federation, ...__webpack_require__.federation };
}
if (!__webpack_require__.federation.instance) {
  __webpack_require__.federation.instance = __webpack_require__.federation.bundlerRuntime.init({
    webpackRequire: __webpack_require__,
  });
  __webpack_require__.federation.attachShareScopeMap?.(__webpack_require__);
  __webpack_require__.federation.installInitialConsumes?.();
}
