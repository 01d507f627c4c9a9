import { encodeQR } from 'qr';
import { escapeHtml, Html } from './html.ts';

/** How many modules around a code stay empty, so that cameras find it. */
const QUIET = 4;

/** Draws a QR code, dark on white in both themes. The label is for readers who cannot scan it. */
export function qrCode(text: string, label: string): Html {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  const size = rows.length;
  return new Html(
    `<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="${escapeHtml(label)}" shape-rendering="crispEdges"><path fill="#ffffff" d="M0 0h${size}v${size}H0z"/><path fill="#000000" d="${path}"/></svg>`,
  );
}
