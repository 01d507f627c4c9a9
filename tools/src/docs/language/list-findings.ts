/** Prints each banned word of the checkout, or of the folders given as arguments, with its line and replacement. */
import { checkoutFindings } from './checkout-findings.ts';
import { formatFinding } from './find-banned-words.ts';

const findings = checkoutFindings(process.argv.slice(2));
for (const finding of findings) console.log(formatFinding(finding));
console.log(`${findings.length} banned words`);
