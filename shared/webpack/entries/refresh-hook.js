/**
 * First entry of the development shell. React reads this hook when it starts; the refresh runtime of a remote, which
 * loads later, wraps its functions.
 */
let renderers = 0;
const hook = {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    renderers += 1;
    hook.renderers.set(renderers, renderer);
    return renderers;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};
globalThis['__REACT_DEVTOOLS_GLOBAL_HOOK__'] ??= hook;
