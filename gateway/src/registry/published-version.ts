import { languages } from '@pairwise/contracts/languages';
import type { PublishedVersion } from '@pairwise/contracts/registry';
import * as z from 'zod/mini';

/** What may be published: the shell and remotes. No dots, no slashes: a name is also a folder. */
export const namePattern = /^(shell|mf-[a-z][a-z0-9-]{0,40})$/;
export const versionPattern = /^\d{1,5}\.\d{1,5}\.\d{1,5}-[0-9a-f]{8}$/;

/** A path inside a version's folder: plain names only, so that it can never lead out of it. */
const filePath = z.string().check(z.regex(/^(?:[A-Za-z0-9_@-][A-Za-z0-9_@.-]*\/)*[A-Za-z0-9_@-][A-Za-z0-9_@.-]*$/));

const files = z.array(filePath);
const filesByKey = z.record(z.string(), files);
const range = z.string().check(z.regex(/^[\^~]?\d[\w.-]*$/));

const route = z.object({
  id: z.string(),
  path: z.string().check(z.regex(/^\/(?:(?::?[A-Za-z0-9_-]+\??)(?:\/|$))*$/)),
  layout: z.enum(['default', 'chat', 'lander', 'empty']),
  access: z.enum(['all', 'visitors', 'members']),
  zone: z.enum(['site', 'app', 'pay']),
  screen: z.string(),
  skeleton: z.enum(['grid', 'profile', 'list', 'form', 'prices', 'page', 'hero']),
});

const data = z.object({
  name: z.string(),
  contracts: z.object({ bus: z.string(), endpoints: z.string() }),
  routes: z.array(route),
  widgets: z.array(
    z.object({
      slot: z.enum(['members-area-top', 'default-alerts', 'modal', 'signup', 'signup-modal']),
      name: z.string(),
    }),
  ),
});

/** The shape of `remote.json`. Everything in it is untrusted until it has passed here. */
export const publishedVersion: z.ZodMiniType<PublishedVersion> = z.object({
  name: z.string().check(z.regex(namePattern)),
  version: z.string().check(z.regex(versionPattern)),
  files: z.array(
    z.object({
      path: filePath,
      integrity: z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
      bytes: z.int().check(z.nonnegative()),
    }),
  ),
  entry: filePath,
  lifecycle: files,
  screens: filesByKey,
  widgetFiles: filesByKey,
  messages: z.partialRecord(z.enum(languages), files),
  // They go into a header: letters that could end the directive or begin another are refused.
  trustedTypes: z.array(z.string().check(z.regex(/^[A-Za-z0-9@._#-]+$/))),
  data: z.exactOptional(data),
  shared: z.record(z.string(), range),
});
