import fs, { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Preloaded into the server (`node --import`): on SIGUSR2 it reads the file in FAULTS_STATE, `{"clock_ms": how far the clock
 * is shifted, "is_full": whether writes fail}`. This simulates a clock that jumps, and a full disk if no small one can be
 * mounted, without a change to the program.
 */
const state = { clock_ms: 0, is_full: false };
const file = process.env['FAULTS_STATE'];

const RealDate = Date;
globalThis.Date = class ShiftedDate extends RealDate {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(RealDate.now() + state.clock_ms);
    // Passed on unchanged: the constructor has several overloads.
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
  // Arguments are passed on unchanged; each function has several overloads.
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

// The class of open files can only be reached through an instance.
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
