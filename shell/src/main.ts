/*
 * The entry. It evaluates the shared modules in tasks of their own before it boots the shell: in one task, they would take a
 * phone 0.4 s, in which the page does not react.
 */

/** Ends the task. A browser that cannot, such as Chromium before 129, continues in the same task. */
const endTask = (): Promise<void> | undefined => globalThis.scheduler?.yield?.();

void import(/* webpackMode: "eager" */ 'react-dom/client')
  .then(endTask)
  .then(() => import(/* webpackMode: "eager" */ '@pairwise/i18n'))
  .then(endTask)
  .then(() => import(/* webpackMode: "eager" */ '@pairwise/ui'))
  .then(endTask)
  .then(() => import(/* webpackMode: "eager" */ './boot.tsx'));
