/** Runs HAProxy as a service of the product: `HAPROXY` with the configuration `HAPROXY_CONFIG`, until it is stopped. */
import { spawn } from 'node:child_process';

const { HAPROXY: program = 'haproxy', HAPROXY_CONFIG: file = '' } = process.env;

const child = spawn(program, ['-db', '-f', file], { stdio: 'inherit' });
process.on('SIGTERM', () => child.kill());
process.on('exit', () => child.kill('SIGKILL'));
child.on('error', (error) => {
  console.error(`HAProxy cannot be started (${program}): ${error.message}. Install it, or set HAPROXY to its path.`);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 0));
