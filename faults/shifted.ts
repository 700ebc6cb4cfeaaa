import fs, { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded into the server before anything else (`node --import`): on SIGUSR2 it takes what the file of FAULTS_STATE says,
 * `{"clock_ms": how far the clock is shifted, "is_full": whether nothing may be written}`. So the clock jumps, and a disk
 * is full where no small one can be mounted, without a change to the program.
 */
const state = { clock_ms: 0, is_full: false };
const file = process.env['FAULTS_STATE'];

const RealDate = Date;
globalThis.Date = class ShiftedDate extends RealDate {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(RealDate.now() + state.clock_ms);
    // Passed on as they came: the constructor has several forms.
    else super(...(parts as [number]));
  }

  static override now(): number {
    return RealDate.now() + state.clock_ms;
  }
} as DateConstructor;

const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28, syscall: 'write' });

// Standard output and error are not files on the disk.
const OUTPUTS: readonly unknown[] = [1, 2];
for (const name of ['writeSync', 'write', 'writev', 'ftruncateSync'] as const) {
  // Called with whatever it was called with; each has several forms.
  const original = fs[name] as (...parts: unknown[]) => unknown;
  const limited = (descriptor: unknown, ...parts: unknown[]): unknown => {
    if (!state.is_full || OUTPUTS.includes(descriptor)) return original(descriptor, ...parts);
    const last = parts.at(-1);
    if (typeof last !== 'function') throw noSpace();
    return last(noSpace());
  };
  Object.assign(fs, { [name]: limited });
}
syncBuiltinESMExports();

// The class of open files is reached by one of them alone.
await using anyFile = await fs.promises.open('/dev/null');
const handles: Record<string, unknown> = Object.getPrototypeOf(anyFile);
for (const name of ['write', 'writev', 'writeFile', 'appendFile']) {
  const original = handles[name];
  if (typeof original !== 'function') throw new Error(`Open files have no ${name}.`);
  handles[name] = async function limited(this: unknown, ...parts: unknown[]): Promise<unknown> {
    if (state.is_full) throw noSpace();
    return Reflect.apply(original, this, parts);
  };
}

const takeState = (): void => {
  if (file) Object.assign(state, JSON.parse(readFileSync(file, 'utf8')));
};
process.on('SIGUSR2', takeState);
if (file && fs.existsSync(file)) takeState();
