/**
 * jsdom whose network is the real api on a database of its own. Api and database run outside the page: `startTestApi` is
 * imported by Node itself, not by jest.
 */
const BrowserEnvironment = require('./browser-environment.cjs');

module.exports = class ApiEnvironment extends BrowserEnvironment {
  async setup() {
    await super.setup();
    const { converse, makePicture, startTestApi, testPassword } = await import('@pairwise/api/testing');
    this.api = await startTestApi();
    this.global.testApi = {
      ...this.api,
      url: await this.api.listen(),
      password: testPassword,
      picture: makePicture,
      converse: (...conversation) => converse(this.api.db, ...conversation),
    };
  }

  async teardown() {
    await this.api?.close();
    await super.teardown();
  }
};
