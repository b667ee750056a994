/** What a person did wrong at the command line, or what went wrong for him: printed as one line, without a stack. */
export class CommandFault extends Error {
  override readonly name = 'CommandFault';
}

/** What an error says, in one line. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0] ?? '';
}
