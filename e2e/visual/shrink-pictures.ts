import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { FullConfig } from '@playwright/test';

import { shrinkPicture } from './shrink-picture.ts';

const folder = join(import.meta.dirname, 'references');

/** Shrinks the reference pictures after a run that took new ones. */
export default async ({ updateSnapshots }: FullConfig): Promise<void> => {
  if (updateSnapshots !== 'all' && updateSnapshots !== 'changed') return;
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
    const before = readFileSync(join(folder, name));
    const after = await shrinkPicture(before);
    if (!after.equals(before)) writeFileSync(join(folder, name), after);
  }
};
