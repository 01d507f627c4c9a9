/**
 * Stops a service when its supervisor ends. Every service preloads this file. The channel to the supervisor closes even
 * after `kill -9`, so no orphan keeps a port.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
