import type { Dice } from '../content/dice.ts';
import type { Family } from '../layout/family.ts';
import type { PhotoScene, PhotoSize } from './photograph.ts';
import type { Scanner } from './scan.ts';

/** A frame's long and short side in CSS pixels. */
const LONG_SIDE = 1_333;
const SHORT_SIDE = 1_000;
/** The maximum share of the frame that a sheet fills, so that a turned sheet stays inside. */
const FILLED = 0.84;

const LIGHTS = [
  'linear-gradient(118deg, #fffaf0, #fbeedb 38%, #cdbfae 78%, #a99c90)',
  'linear-gradient(100deg, #fff3dc, #e9d8bd 45%, #b9a88f)',
  'linear-gradient(200deg, #ffffff, #f0f2f4 50%, #b8bec6)',
  `radial-gradient(ellipse 75% 42% at 96% 88%, rgb(72 66 70 / .7), rgb(90 84 86 / .4) 55%, transparent 100%),
    linear-gradient(150deg, #ffffff, #e6e0d8)`,
  'radial-gradient(ellipse 90% 90% at 40% 30%, #ffffff, #d9cfc0 70%, #8f8576)',
  'linear-gradient(20deg, #f7f4ee, #fdfbf6)',
] as const;

/** How a sheet of this size is photographed: its ground, its turn, the light, and often a glare on it. */
export function drawScene(
  dice: Dice,
  sheet: PhotoSize,
  where: Family['scene'],
): { scene: PhotoScene; shown: PhotoSize } {
  const isAcross = sheet.width > sheet.height * 1.1;
  const frame = {
    width: isAcross ? LONG_SIDE : SHORT_SIDE,
    height: isAcross ? SHORT_SIDE : LONG_SIDE,
    scale: dice.pick([2, 2.2, 2.6]),
  };
  const fit = FILLED * Math.min(frame.width / sheet.width, frame.height / sheet.height);
  const turn = (most: number) => ((dice.real() * 2 - 1) * most).toFixed(1);
  const scenePlace = where ?? dice.pick(['table', 'table', 'wall'] as const);
  const glare = drawGlare(dice, scenePlace);
  return {
    shown: { width: sheet.width * fit, height: sheet.height * fit },
    scene: {
      ground:
        scenePlace === 'screen'
          ? 'dark'
          : scenePlace === 'wall'
            ? 'wall'
            : dice.pick(['wood', 'weave', 'stone', 'dark', 'wood']),
      turn: `rotateX(${turn(12)}deg) rotateY(${turn(11)}deg) rotateZ(${turn(2.5)}deg)`,
      light: scenePlace === 'screen' ? 'linear-gradient(160deg, #ffffff, #e8ecf4)' : dice.pick(LIGHTS),
      ...(glare !== null && { glare }),
      frame,
      camera: { noise: dice.int(1, 6), blur: 0.5 + dice.real() * 0.7, quality: dice.int(55, 88) },
    },
  };
}

/** A lamp's glare on the paper; on a screen, a moiré of its rows of lights and the sensor's. */
function drawGlare(dice: Dice, scenePlace: NonNullable<Family['scene']>): string | null {
  if (scenePlace === 'screen')
    return `repeating-linear-gradient(${dice.int(0, 8)}deg, rgb(90 110 160 / .1) 0 2px, transparent 2px ${dice.int(4, 7)}px)`;
  if (!dice.chance(0.4)) return null;
  const [x, y] = [dice.int(15, 85), dice.int(10, 80)];
  return `radial-gradient(ellipse ${dice.int(12, 30)}% ${dice.int(6, 14)}% at ${x}% ${y}%, rgb(255 252 244 / .${dice.int(40, 75)}), transparent)`;
}

export const drawScanner = (dice: Dice): Scanner => ({
  degrees: Math.round((dice.real() * 3 - 1.5) * 10) / 10,
  noise: dice.int(2, 6),
  quality: dice.int(45, 80),
  is_grey: dice.chance(0.6),
  strips: dice.chance(0.25) ? dice.int(2, 4) : 1,
});
