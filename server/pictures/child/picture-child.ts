import { answerCalls } from '../../../reader/bounded/answer-calls.ts';
import { ChildError } from '../../../reader/bounded/child-messages.ts';
import { BROKEN, type PictureAnswers, type PictureCall } from './picture-calls.ts';

/** The child process of pictures.ts. The cast: its calls come only from there. */
answerCalls((call) => run(call as PictureCall));

// Imported on first use: a QR code needs the canvas, a photo doesn't.
async function run(call: PictureCall): Promise<PictureAnswers[PictureCall['method']]> {
  switch (call.method) {
    case 'makeLogo': {
      const { makeLogo } = await import('./make-logo.ts');
      return await broken(() => makeLogo(call.path));
    }
    case 'makePicture': {
      const { makePicture } = await import('./make-picture.ts');
      return await broken(() => makePicture(call.path, call.type));
    }
    case 'drawCard':
      return { card: (await (await import('./share-card.ts')).shareCard(call.card)).toString('base64') };
    case 'outlineText':
      return (await import('./text-outline.ts')).textOutline(call.text);
    case 'svgToPng': {
      const { svgToPng } = await import('./svg-to-png.ts');
      return { png: (await svgToPng(call.svg, call.picture)).toString('base64') };
    }
    case 'logoToPng': {
      const { logoToPng } = await import('./logo-to-png.ts');
      return { png: (await logoToPng(Buffer.from(call.webp, 'base64'))).toString('base64') };
    }
    case 'decodeQr':
      return { text: await (await import('./decode-qr.ts')).decodeQr(Buffer.from(call.png, 'base64')) };
  }
}

/** A failure while decoding an uploaded file is the file's fault. */
async function broken<T>(make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    throw error instanceof ChildError ? error : new ChildError(BROKEN, { cause: error });
  }
}
