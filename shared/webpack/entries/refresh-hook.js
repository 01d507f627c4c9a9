/**
 * First in the development shell: React looks for this hook when it starts, and the refresh of a remote, which comes
 * later, puts its own functions around these.
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
