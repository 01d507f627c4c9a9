export {
  block,
  buyBundle,
  converse,
  like,
  makePerson,
  type PersonOptions,
  say,
  testPassword,
  type TestPerson,
} from './builders.ts';
export { crowdRegions, makeCrowd, searchPlainly, visitAgain } from './crowd.ts';
export { changeDuring } from './change-during.ts';
export {
  debitForm,
  newIban,
  newMobile,
  renewLimits,
  setSmsCode,
  smsCodeTo,
  testDebitKey,
  textsTo,
} from './direct-debit.ts';
export { codeOf, logIn, newAddress, openSession } from './log-in.ts';
export { startSandbox, type TestSandbox } from './payment-sandbox.ts';
export { people } from './people.ts';
export { makePicture, type PictureOptions } from './picture.ts';
export { type TestResponse, startTestApi, type TestApi, type TestClient } from './test-api.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
export { linkTo, mailsTo, type ReceivedMail } from './mailbox.ts';
export { type PdfContent, readPdf } from './read-pdf.ts';
export { openedByBrowser } from './opened-by-browser.ts';
export { openReplay, type Replay } from './replay.ts';
export {
  buy,
  notify,
  type OrderForm,
  orderForm,
  paymentsOf,
  placeOrder,
  settle,
  startShop,
  type TestShop,
} from './shop.ts';
export { openStream, type OpenStream } from './open-stream.ts';
export { type PushBrowser, type PushService, startPushService } from './push-service.ts';
