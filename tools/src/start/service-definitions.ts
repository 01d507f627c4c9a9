import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import type { Settings } from '../settings.ts';
import { root } from '../workspace.ts';
import type { Development } from './development.ts';
import { haproxyService, loopback, pairPorts } from './haproxy.ts';
import type { ServiceDefinition } from './service.ts';

/** Returns the AWS credentials that the bucket's SDK reads from the environment. Only the gateway gets them. */
const bucketCredentials = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      name.startsWith('AWS_') && value !== undefined ? [[name, value]] : [],
    ),
  );

/** Returns only the settings that are set; the program has defaults for the others. */
const given = (env: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/**
 * The threads of libuv in the api; the default is 4. They verify passwords (two at most), make the sizes of photos, read
 * files and resolve names. Most of that waits for the disk or the network, so more threads than cores help: a photo
 * does not wait behind the sizes of others.
 */
const apiThreads = '12';

interface Variant {
  /** A remote from its sources. */
  development?: Development | undefined;
  /** Starts two apis and two gateways behind this HAProxy. */
  haproxy?: string | undefined;
}

/** Returns the services of the product in their start order, each with the settings that it needs. */
export const serviceDefinitions = (
  settings: Settings,
  databaseUrl: string,
  { development, haproxy }: Variant = {},
): ServiceDefinition[] => {
  const common = { DATA_DIR: settings.dataDir, NODE_ENV: settings.nodeEnv, LOG_LEVEL: settings.logLevel };
  // A given key lets an operator control the sandbox: `api/payment-sandbox/README.md`.
  const sandboxKey = settings.payments.sandboxKey ?? randomBytes(24).toString('base64url');
  const sandboxUrl = `http://${loopback}:${settings.sandboxPort}`;
  const sandbox: ServiceDefinition = {
    name: 'payment-sandbox',
    source: join(root, 'api/payment-sandbox/main.ts'),
    env: {
      ...common,
      HOST: loopback,
      SANDBOX_PORT: String(settings.sandboxPort),
      SANDBOX_KEY: sandboxKey,
      ...given({ SANDBOX_CHAOS: settings.payments.sandboxChaos }),
    },
    healthUrl: `${sandboxUrl}/health`,
  };
  const apiAt = (name: string, port: number): ServiceDefinition => ({
    name,
    source: join(root, 'api/src/main.ts'),
    env: {
      ...common,
      HOST: loopback,
      API_PORT: String(port),
      UV_THREADPOOL_SIZE: apiThreads,
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: settings.publicUrl,
      ZONES: settings.zones.zones,
      ...(settings.demo ? { PAYMENT_SANDBOX_URL: sandboxUrl, PAYMENT_SANDBOX_KEY: sandboxKey } : {}),
      // The gateway, which alone knows the proxies before it.
      TRUST_PROXY: loopback,
      ...(settings.fileStore === undefined ? {} : { FILE_STORE: settings.fileStore, ...bucketCredentials() }),
      ...given({
        ZONE_HOSTS: settings.zones.zoneHosts,
        REDIS_URL: settings.redisUrl,
        MOLLIE_KEY: settings.payments.mollieKey,
        STRIPE_KEY: settings.payments.stripeKey,
        STRIPE_WEBHOOK_SECRET: settings.payments.stripeWebhookSecret,
        ELKS_USERNAME: settings.sms.username,
        ELKS_PASSWORD: settings.sms.password,
        SMS_SENDER: settings.sms.sender,
        SMTP_URL: settings.smtpUrl,
        VAPID_PRIVATE_KEY: settings.push.vapidPrivateKey,
        PUSH_HOSTS: settings.push.hosts,
        DIRECT_DEBIT_KEY: settings.directDebitKey,
      }),
    },
    healthUrl: `http://${loopback}:${port}/api/health.php`,
  });
  const gatewayAt = (
    name: string,
    at: { host: string; port: number; consolePort: number; trustProxy: string | undefined },
  ): ServiceDefinition => ({
    name,
    source: join(root, 'gateway/src/main.ts'),
    env: {
      ...common,
      HOST: at.host,
      PORT: String(at.port),
      CONSOLE_PORT: String(at.consolePort),
      API_URL: `http://${loopback}:${settings.apiPort}`,
      PUBLIC_URL: settings.publicUrl,
      ZONES: settings.zones.zones,
      ...(settings.artifactStore === undefined
        ? {}
        : { ARTIFACT_STORE: settings.artifactStore, ...bucketCredentials() }),
      ...given({
        // The product's own database serves one machine, whose gateways share folders.
        DATABASE_URL: settings.databaseUrl,
        ZONE_HOSTS: settings.zones.zoneHosts,
        TRUST_PROXY: at.trustProxy,
        ARTIFACT_FALLBACK_URL: settings.artifactFallbackUrl,
        NOTIFY_HOSTS: settings.notify.hosts,
        NOTIFY_MAIL_DOMAINS: settings.notify.mailDomains,
        SMTP_URL: settings.smtpUrl,
        UPLOAD_MB_PER_DAY: settings.uploadMbPerDay?.toString(),
        CHROMIUM: settings.gate.chromium,
        GATE_EMAIL: settings.gate.email,
        GATE_PASSWORD: settings.gate.password,
      }),
      ...(development === undefined
        ? {}
        : { DEV_SHELL: development.shellVersion, DEV_REMOTE: `${development.remote}=${development.target}` }),
    },
    // The port of the teams opens last, and is ready without a live shell: someone must be able to make one live.
    healthUrl: `http://${loopback}:${at.consolePort}/health`,
  });
  const others = settings.demo ? [sandbox] : [];
  if (haproxy === undefined) return [...others, apiAt('api', settings.apiPort), gatewayAt('gateway', settings)];
  const ports = pairPorts(settings);
  const behindProxy = (nth: 0 | 1): ServiceDefinition =>
    gatewayAt(`gateway-${nth + 1}`, {
      host: loopback,
      port: ports.gateway[nth],
      consolePort: ports.console[nth],
      trustProxy: loopback,
    });
  return [
    ...others,
    apiAt('api-1', ports.api[0]),
    apiAt('api-2', ports.api[1]),
    behindProxy(0),
    behindProxy(1),
    haproxyService(settings, haproxy),
  ];
};
