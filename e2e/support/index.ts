export { chromiumLaunch } from './chromium.ts';
export { fillInDirectDebit } from './fill-in-direct-debit.ts';
export { copyCheckout, packageStoreOf } from './copy-checkout.ts';
export { closeEntryWarning, skipEntryWarning } from './skip-entry-warning.ts';
export { type Fault, type FaultProxy, startFaultProxy } from './fault-proxy.ts';
export { logInAs } from './log-in.ts';
export { password, people, type Person } from './people.ts';
