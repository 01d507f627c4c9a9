/**
 * Says how a person in a repository of its own gets a deploy token: from the operator, who has a checkout of the platform.
 * @param name the remote of the repository, such as `mf-games`
 */
export const tokenHint = (name: string): string =>
  [
    "Ask the operator of the platform for a deploy token, and set MFE_TOKEN to it. On the platform's machine, the operator runs:",
    `  npm run mfe -- token create --team TEAM --person NAME --for ${name} --may all`,
    'and adds --new when no version of the remote has been published yet.',
  ].join('\n');
