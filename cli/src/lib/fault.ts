/** An error to report at the command line. It is printed as one line, without a stack trace. */
export class CommandFault extends Error {
  override readonly name = 'CommandFault';
}

/** Returns the first line of an error's message. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0] ?? '';
}
