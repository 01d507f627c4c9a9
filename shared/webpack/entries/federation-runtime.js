/**
 * Starts the federation runtime of an entry, in place of the file that the federation plugin generates. The generated
 * file contains absolute paths of this machine, which would end up in the hashes and the source map. This one does not,
 * so that every checkout builds the same bytes. Its code is the plugin's (version 2.9.2, without runtime plugins).
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
