/** Whether an error of a store says that there is no such file, however deep it stands in the causes. */
export function isMissing(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && (cause.code === 'ENOENT' || cause.code === 'ENOTDIR')) return true;
    if (cause.name === 'NotFound' || cause.name === 'NoSuchKey') return true;
  }
  return false;
}
