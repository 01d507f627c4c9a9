import { objectionCookie } from '@pairwise/contracts/experiments';

/** Whether this browser has objected to trials of pages. */
export const hasObjected = (): boolean =>
  document.cookie.split('; ').includes(`${objectionCookie.name}=${objectionCookie.value}`);

/**
 * Objects to trials, or allows them again. The gateway sets the cookie and deletes the visitor's random number.
 * @throws when the gateway does not confirm it
 */
export const sendObjection = async (objected: boolean): Promise<void> => {
  const response = await fetch('/__mfe/objection', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ objected }),
  });
  if (!response.ok) throw new Error(`the objection was not stored: ${response.status}`);
};
