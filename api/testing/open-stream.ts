import type { ServerFrame } from '@pairwise/contracts';
import { WebSocket } from 'ws';

export interface OpenStream {
  /** Ends the connection immediately. */
  close: () => void;
}

interface StreamOptions {
  /** The address of the api. */
  url: string;
  /** The origin of the page. */
  origin: string;
  cookie: string;
  /** Receives each frame when it arrives. */
  onFrame: (frame: ServerFrame) => void;
}

/** Opens the live stream of a member, as a page does, and waits for its first frame. */
export const openStream = ({ url, origin, cookie, onFrame }: StreamOptions): Promise<OpenStream> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/events.php`, {
      headers: { cookie, origin },
      perMessageDeflate: false,
    });
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`the stream was closed with ${code}`)));
    socket.on('message', (data: Buffer) => {
      // The cast is true because the api sends only frames.
      onFrame(JSON.parse(data.toString()) as ServerFrame);
      resolve({ close: () => socket.terminate() });
    });
  });
