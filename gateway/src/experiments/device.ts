import type { Device } from '@pairwise/contracts/experiments';

/** Returns the kind of device that a browser says it runs on. An iPad that poses as a Mac counts as a desktop. */
export const deviceOf = (userAgent = ''): Device => {
  if (/ipad|tablet|playbook|silk(?!.*mobile)|android(?!.*mobile)/i.test(userAgent)) return 'tablet';
  return /mobi|iphone|ipod|phone/i.test(userAgent) ? 'phone' : 'desktop';
};
