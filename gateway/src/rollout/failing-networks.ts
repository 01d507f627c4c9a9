import { otherNetworks } from './minute-health.ts';

type Errors = readonly (readonly [network: string, errorSessions: number])[];

/**
 * Counts failing networks in place of documents, so that one visitor who comes often counts once. A network whose documents
 * failed in both arms counts in each by its share: with independent visitors that is less than what chance would do, so the
 * evidence stays fair, also when every network has failing documents in both. The documents of networks that were not counted
 * separately count as those of the others do on average.
 */
export const failingNetworks = (canary: Errors, control: Errors): { canary: number; control: number } => {
  const byNetwork = new Map<string, { canary: number; control: number }>();
  for (const [arm, errors] of [['canary', canary] as const, ['control', control] as const]) {
    for (const [network, count] of errors) {
      const known = byNetwork.get(network) ?? { canary: 0, control: 0 };
      known[arm] += count;
      byNetwork.set(network, known);
    }
  }
  const others = byNetwork.get(otherNetworks);
  byNetwork.delete(otherNetworks);
  const sum = { canary: 0, control: 0 };
  let documents = 0;
  for (const counts of byNetwork.values()) {
    const both = counts.canary + counts.control;
    if (both === 0) continue;
    documents += both;
    sum.canary += counts.canary / both;
    sum.control += counts.control / both;
  }
  if (others && documents > 0) {
    const perDocument = (sum.canary + sum.control) / documents;
    sum.canary += others.canary * perDocument;
    sum.control += others.control * perDocument;
  }
  return sum;
};
