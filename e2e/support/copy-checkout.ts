import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Copies the sources of a checkout, committed or not, to a new folder. The caller removes it. */
export const copyCheckout = (root: string): string => {
  const copy = mkdtempSync(join(tmpdir(), 'pairwise-copy-'));
  chmodSync(copy, 0o755);
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  for (const file of listed.split('\0')) {
    if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file), { recursive: true });
  }
  // Checks read the list of files from git.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  return copy;
};

/** Returns the environment in which a copy of the checkout uses its package store. */
export const packageStoreOf = (root: string): { pnpm_config_store_dir: string } => {
  const modules = JSON.parse(readFileSync(join(root, 'node_modules/.modules.yaml'), 'utf8')) as { storeDir: string };
  return { pnpm_config_store_dir: modules.storeDir.replace(/\/v\d+$/, '') };
};
