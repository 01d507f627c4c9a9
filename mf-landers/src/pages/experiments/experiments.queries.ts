import { objectionCookie, type ObjectionResponse } from '@pairwise/contracts/experiments';
import { beginCarried } from '@pairwise/router';

/** Whether this browser has objected to experiments. */
export const hasObjected = (): boolean =>
  document.cookie.split('; ').includes(`${objectionCookie.name}=${objectionCookie.value}`);

/**
 * Objects to experiments, or allows them again. The gateway sets the cookie and deletes the visitor's random number. The links
 * of this page take the objection to the other origins of the site.
 * @throws when the gateway does not confirm it
 */
export const sendObjection = async (objected: boolean): Promise<void> => {
  const setCarried = beginCarried();
  const response = await fetch('/__mfe/objection', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ objected }),
  });
  if (!response.ok) throw new Error(`the objection was not stored: ${response.status}`);
  // Our own gateway writes this, from the same type.
  setCarried(((await response.json()) as ObjectionResponse).carried);
};
