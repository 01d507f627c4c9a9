import type { PublishedFile } from './registry.ts';
import type { Zone } from './zone.ts';

/** One script or style sheet that documents of a zone may load. */
export interface InventoryFile extends PublishedFile {
  /** Whether it is the entry file of the deployable. */
  entry: boolean;
}

/** `GET /api/zones`: everything that may run in each zone, as PCI DSS 6.4.3 requires it to be listed. */
export interface ZonesResponse {
  revision: number;
  zones: {
    zone: Zone;
    /** `reason` is why a deployable is in the zone: it owns a route there, offers a widget there, or is the shell. */
    deployables: {
      name: string;
      version: string;
      role: 'stable' | 'canary';
      reason: 'shell' | 'route' | 'widget';
      /** The author who made it live. `since` is the time. */
      by: string;
      since: string;
      files: InventoryFile[];
    }[];
  }[];
}
