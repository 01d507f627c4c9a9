import { useEffect, useState } from 'react';

/** Addresses of the pictures that this page has sent, by the id of their message. */
const addresses = new Map<string, string>();

/** A page keeps this many pictures in memory. */
const KEPT = 20;

/**
 * Returns an address for a picture of this device. It stays the same while the message is sent, and for some time
 * afterwards, so that the picture never leaves the screen.
 */
export const useLocalAddress = (clientId: string, file: Blob): string => {
  const [address] = useState(() => addresses.get(clientId) ?? URL.createObjectURL(file));
  useEffect(() => {
    addresses.set(clientId, address);
    const [oldest] = addresses;
    if (addresses.size <= KEPT || !oldest) return;
    addresses.delete(oldest[0]);
    URL.revokeObjectURL(oldest[1]);
  }, [clientId, address]);
  return address;
};

/** Returns the address of a picture that this page has sent; undefined for others. */
export const localAddress = (clientId: string): string | undefined => addresses.get(clientId);
