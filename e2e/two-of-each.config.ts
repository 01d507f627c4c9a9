import { defineConfig } from '@playwright/test';

import journeys from './playwright.config.ts';

const { webServer, projects = [], ...rest } = journeys;
if (webServer === undefined || Array.isArray(webServer)) throw new Error('The journeys start one product.');

/** The smoke size has the journeys that go through most remotes. */
const smoke = ['two-of-each/*.spec.ts', 'journeys/whole-way.spec.ts'];
const full = ['two-of-each/*.spec.ts', 'journeys/*.spec.ts'];
const isFull = process.env['TWO_OF_EACH'] === 'full';

/** The journeys against two apis and two gateways behind HAProxy. `npm run two-of-each` runs all of them. */
export default defineConfig({
  ...rest,
  testDir: '.',
  testMatch: isFull ? full : smoke,
  projects: isFull ? projects : projects.slice(0, 1),
  webServer: { ...webServer, command: 'npm start -- --two-of-each' },
});
