/**
 * In one bundle the chunk names of all remotes meet: `messages-en` of five remotes would become one file. This puts
 * the remote's name before each, so that the bundle is cut exactly as the remotes are.
 */
module.exports = function prefixChunkNames(source) {
  const folder = /[\\/](mf-[a-z]+)[\\/]remote\.ts$/.exec(this.resourcePath)?.[1];
  return folder === undefined ? source : source.replaceAll('webpackChunkName: "', `webpackChunkName: "${folder}-`);
};
