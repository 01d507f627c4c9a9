/**
 * Preloaded into every service: when the supervisor is gone, even by `kill -9`, the channel to it closes, and the
 * service stops as if it had been asked to. Without it a killed supervisor leaves ports taken by orphans.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
