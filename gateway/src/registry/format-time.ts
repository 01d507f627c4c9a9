/** Formats a time as `2026-11-21 19:31`, in UTC. */
export const formatTime = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
