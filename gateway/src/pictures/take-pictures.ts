import { findIds } from '../publish/browser/addresses.ts';
import { logInMember } from '../publish/browser/members.ts';
import { type PrivateGateway, startPrivateGateway } from '../publish/browser/private-gateway.ts';
import { candidateView } from '../publish/browser/view.ts';
import { pictureRoute } from './picture-route.ts';
import { type PicturesPlan, type Progress, routeKey } from './plan.ts';
import { openStudio, type Studio } from './studio.ts';
import { targetsOf } from './targets.ts';

/** Runs steps in the reverse order of their addition, the rest also when one fails. */
const closers = (): { add: (step: () => Promise<void>) => void; closeAll: () => Promise<void> } => {
  const steps: (() => Promise<void>)[] = [];
  return {
    add: (step) => steps.push(step),
    closeAll: async () => {
      for (let step = steps.pop(); step; step = steps.pop()) await step().catch(() => undefined);
    },
  };
};

/**
 * Takes pictures of the pages of a version and of the stable version, compares them, and reports each route when it is
 * done. Every page is that of a gateway of its own, as in the check of the gate.
 * @param signal ends the work before the next picture
 */
export const takePictures = async (
  plan: PicturesPlan,
  report: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<void> => {
  const end = Date.now() + plan.timeMs;
  // All pages of the run show the same time. From a whole second on, a picture is taken in the middle of one (`picture-page.ts`),
  // so that a page which is a moment late shows the same second.
  const beginsAt = Math.floor(Date.now() / 1_000) * 1_000;
  const { document, name, version, against } = plan;
  const { add, closeAll } = closers();
  try {
    const after = await startPrivateGateway(plan, candidateView(document, name, version));
    add(after.close);
    const before = await startPrivateGateway(plan, candidateView(document, name, against ?? version));
    add(before.close);
    const gateMember = await logInMember(after, plan);
    add(gateMember.logOut);
    const ids = await findIds(gateMember.read);
    const targets = targetsOf(document, { name, version, against }, ids);
    report({ all: targets.length });
    const left = targets.filter((target) => !plan.done.includes(routeKey(target)));
    if (left.length === 0) return;
    const open = async (gateway: PrivateGateway): Promise<Studio> => {
      const studio = await openStudio(plan, gateway, { gateMember, beginsAt });
      add(studio.close);
      // A picture that is being taken then fails immediately.
      signal.addEventListener('abort', () => void studio.close());
      return studio;
    };
    const [current, stable] = [await open(after), await open(before)];
    const isMember = gateMember.problem === undefined;
    const hasTime = (): boolean => Date.now() < end;
    for (const target of left) {
      if (signal.aborted) return;
      const cameras = { before: stable.take, after: current.take };
      const route = await pictureRoute(target, cameras, { ...plan, isMember, hasTime });
      if (!signal.aborted) report({ route });
    }
  } finally {
    await closeAll();
  }
};
