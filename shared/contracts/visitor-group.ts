/** By what visitors are grouped. */
export const groupKinds = ['language', 'country', 'device'] as const;

/** Visitors of one language or country, or with one kind of device. */
export interface VisitorGroup {
  by: (typeof groupKinds)[number];
  /** `de`, `NL`, `phone`. */
  value: string;
}

/** A group of visitors in a rollout. */
export interface HealthGroup extends VisitorGroup {
  /** Documents of the canary and the stable version together. */
  sessions: number;
}
