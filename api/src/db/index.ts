// The public functions of the database, for `npm run db`, `npm start` and the journeys.
export { appRole } from './app-role.ts';
export { type Database, openDatabase } from './database.ts';
export { ensureGateMember } from './gate-member.ts';
export { migrate } from './migrate.ts';
export { resetDatabase } from './reset.ts';
export { demoAccounts, demoPassword } from './seed/demo-accounts.ts';
export { refreshDemo } from './seed/refresh-demo.ts';
export { seedDemo } from './seed/seed-demo.ts';
