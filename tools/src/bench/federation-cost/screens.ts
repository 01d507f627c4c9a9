/** A screen of a member whose first visit is measured. */
export interface MeasuredScreen {
  name: string;
  path: string;
  /** Selector of the element that the visit is for: when a member can see it, the screen is usable. */
  selector: string;
  /** The remote and the name that its `remote.ts` gives the screen. */
  remote: string;
  screen: string;
}

/** The first screen after a login, and the two on which members decide to pay. */
export const measuredScreens: readonly MeasuredScreen[] = [
  {
    name: 'search',
    path: '/members',
    selector: 'main a[href^="/members/"]',
    remote: 'mf-members',
    screen: 'search',
  },
  {
    name: 'prices',
    path: '/credits',
    selector: 'main a[href^="/credits/"]',
    remote: 'mf-billing',
    screen: 'credits',
  },
  {
    name: 'order',
    path: '/credits/p1/ideal',
    // The link to the other methods, which is rendered together with the order button.
    selector: 'main a[href="/credits/p1"]',
    remote: 'mf-billing',
    screen: 'pay',
  },
];
